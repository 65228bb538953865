import { toFormatLocale } from '@onlend/core/internal'
/** The short sign of a currency in the locale, such as `₦`; the code where there is none. */
export function currencySign(currency: string, locale: string): string {
  try {
    const format = new Intl.NumberFormat(toFormatLocale(locale), {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
    })
    return format.formatToParts(0).find((part) => part.type === 'currency')?.value ?? currency
  } catch {
    // Not three letters: the service's own word has to do.
    return currency
  }
}
