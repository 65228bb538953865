import { toAmount } from '@onlend/core'
import { formatMoney } from '../format/formatMoney.ts'

/** An amount of any partner, so in no currency that would be known here; what is no amount stands as the service wrote it. */
export function formatEventAmount(told: string | null, locale: string): string | null {
  const amount = told === null ? null : toAmount(told)
  return amount === null ? told : formatMoney(amount, null, locale)
}
