/** A country's name in the viewer's language, or in English where the browser does not know it; the letters, where they are none. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(code) ?? code
  } catch {
    // No country's letters: what a host put there is shown as it is.
    return code
  }
}
