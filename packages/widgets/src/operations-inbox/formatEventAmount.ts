import { toAmount } from '@onlend/core'
import { formatMoney } from '../format/formatMoney.ts'

/** Formats an amount of any partner, without a sign where its currency is not known. Other text stays as the service wrote it. */
export function formatEventAmount(
  told: string | null,
  currency: string | null,
  locale: string,
): string | null {
  const amount = told === null ? null : toAmount(told)
  return amount === null ? told : formatMoney(amount, currency, locale)
}
