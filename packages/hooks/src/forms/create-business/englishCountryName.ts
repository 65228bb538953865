import type { BusinessCountry } from './createBusinessFormTypes.ts'

/** Names for an address, for countries whose English name in browsers no address has. */
const plainNames: Readonly<Record<string, string>> = {
  CD: 'Democratic Republic of the Congo',
  CG: 'Republic of the Congo',
  CI: "Côte d'Ivoire",
  ST: 'Sao Tome and Principe',
}

/** A country's English name for the wire, whatever language the form is read in: the host's own, else the usual one. */
export function englishCountryName(code: string, countries: readonly BusinessCountry[] = []): string {
  for (const country of countries) {
    if (typeof country === 'object' && country.code === code) return country.name
  }
  try {
    return plainNames[code] ?? new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code
  } catch {
    // No country code: what a host put there goes as it is.
    return code
  }
}
