/**
 * A language in the region in which a business is, such as `en-NG`, so that days, times and amounts are written as people write them there. A
 * locale that names its own region keeps it, and what is no region changes nothing.
 */
export function addRegion(locale: string, region: string | undefined): string {
  if (region === undefined || !/^[A-Z]{2}$/.test(region)) return locale
  const tag = new Intl.Locale(locale)
  if (tag.region !== undefined) return locale
  // `Intl` writes Twi as Akan, the language that it belongs to.
  return new Intl.Locale(tag, { region }).toString().replace(/^ak\b/, 'tw')
}
