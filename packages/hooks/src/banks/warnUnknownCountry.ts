import { bankCountries, suggestName, warnUnknownName } from '@onlend/core/internal'

// A bundler replaces `process.env.NODE_ENV`, or Node has it.
declare const process: { env: { NODE_ENV?: string } }

/**
 * Warns, during development, about a country for which the service is not known to list banks. A host's own bank list can have more countries: for such a
 * list the function warns only about a misspelt name.
 */
export function warnUnknownCountry(country: string, isListed: boolean): void {
  if (process.env.NODE_ENV === 'production') return
  if (!isListed && suggestName(country, bankCountries) === null) return
  warnUnknownName({
    name: country,
    what: 'country that the kit knows, which go by their English names in lower case',
    known: bankCountries,
    effect: 'the service may list no banks for it',
  })
}
