/** Languages of the kit that some browsers have no data for: `Intl` would use the device's language for them. */
const withoutData = /^(ha|yo|ig|tw)(?:-[a-z]{4})?(?:-([a-z]{2}))?(?:-|$)/i

/**
 * The locale in which dates, amounts and counts of a language are written, on a server and in every browser alike. A language that browsers have no
 * data for is written as in the English of its country; the tag keeps its name, for the names of months.
 *
 * @example
 * toFormatLocale('fr-CI') // 'fr-CI'
 * toFormatLocale('ha-NG') // 'en-NG-x-ha'
 */
export function toFormatLocale(locale: string): string {
  const language = withoutData.exec(locale)?.[1]?.toLowerCase()
  return language ? `en-${language === 'tw' ? 'GH' : 'NG'}-x-${language}` : locale
}
