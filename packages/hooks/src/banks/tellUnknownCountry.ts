import { bankCountries, suggestName, tellUnknownName } from '@onlend/core/internal'

// A bundler replaces it, or Node has it.
declare const process: { env: { NODE_ENV?: string } }

/**
 * Tells, during development, of a country that the service is not known to list banks under. Where the banks come from the host, which may know more countries, only of
 * one that is misspelt.
 */
export function tellUnknownCountry(country: string, isListed: boolean): void {
  if (process.env.NODE_ENV === 'production') return
  if (!isListed && suggestName(country, bankCountries) === null) return
  tellUnknownName({
    name: country,
    what: 'country that the kit knows, which go by their English names in lower case',
    known: bankCountries,
    effect: 'the service may list no banks for it',
  })
}
