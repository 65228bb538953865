import { toFormatLocale } from '@onlend/core/internal'
import type { Amount } from '@onlend/core'

/**
 * Writes an amount as the locale does, exactly: no digit is rounded away, however large the amount. A whole amount shows no minor units.
 * Without a currency (the service often names none) it is a plain figure, never one with a guessed sign.
 *
 * @throws RangeError for a locale that is no language tag.
 * @example
 * formatMoney('1500.50', 'NGN', 'en-NG') // '₦1,500.50'
 */
export function formatMoney(amount: Amount, currency: string | null, locale: string): string {
  // The last digit that counts: `50000.00` is whole, `50000.50` keeps both digits of its currency.
  const decimals = /\.\d*[1-9]/.test(amount) ? (amount.split('.')[1]?.length ?? 0) : 0
  if (currency === null) return format(amount, locale, { minimumFractionDigits: Math.min(decimals, 20) })
  try {
    const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
    const digits =
      new Intl.NumberFormat(toFormatLocale(locale), style).resolvedOptions().maximumFractionDigits ?? 2
    return format(amount, locale, {
      ...style,
      ...(decimals === 0 && { minimumFractionDigits: 0 }),
      maximumFractionDigits: Math.min(Math.max(decimals, digits), 20),
    })
  } catch (error) {
    // Anything but three letters is no currency code to Intl: the service's own word is shown beside the figure.
    if (error instanceof RangeError) return `${formatMoney(amount, null, locale)} ${currency}`
    throw error
  }
}

function format(amount: Amount, locale: string, options: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(toFormatLocale(locale), options).format(amount)
}
