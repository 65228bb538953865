import { toFormatLocale } from '@onlend/core/internal'
import type { Amount } from '@onlend/core'
import { formatMoney } from './formatMoney.ts'

/**
 * Writes an amount in three digits for a picture, as “₦40.9M”; the whole amount belongs beside it for the person who asks.
 *
 * @throws RangeError for a locale that is no language tag.
 * @example
 * formatMoneyShort('40912345.50', 'NGN', 'en-NG') // '₦40.9M'
 */
export function formatMoneyShort(
  amount: Amount,
  currency: string | null,
  locale: string,
  /** `trunc` cuts: the figure is never more than the amount. */
  roundingMode: 'halfExpand' | 'trunc' = 'halfExpand',
): string {
  // Below a thousand the whole amount is as short.
  if (/^-?\d{1,3}(\.\d+)?$/.test(amount)) return formatMoney(amount, currency, locale)
  const options = { notation: 'compact', maximumSignificantDigits: 3, roundingMode } as const
  const write = (more: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(toFormatLocale(locale), { ...options, ...more }).format(amount)
  if (currency === null) return write({})
  try {
    return write({ style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  } catch (error) {
    // Anything but three letters is no currency code to Intl.
    if (error instanceof RangeError) return `${write({})} ${currency}`
    throw error
  }
}
