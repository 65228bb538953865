/** A country's name in the viewer's language, or in English where the browser does not know it; the letters, where they are none. */
export function countryName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames([locale, 'en'], { type: 'region' }).of(code) ?? code
  } catch {
    // The letters of no country: the host's text stays unchanged.
    return code
  }
}
