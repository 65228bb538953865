/** The currency's name in the locale, such as `Nigerian naira`; the code where the name is not known. */
export function currencyName(currency: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'currency', fallback: 'code' }).of(currency) ?? currency
  } catch {
    // Not three letters: the service's own word has to do.
    return currency
  }
}
