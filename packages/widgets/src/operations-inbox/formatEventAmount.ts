import { toAmount } from '@onlend/core'
import { formatMoney } from '../format/formatMoney.ts'

/** Formats an amount of any partner, without a currency, which is not known here. Other text stays as the service wrote it. */
export function formatEventAmount(told: string | null, locale: string): string | null {
  const amount = told === null ? null : toAmount(told)
  return amount === null ? told : formatMoney(amount, null, locale)
}
