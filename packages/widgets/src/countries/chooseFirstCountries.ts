import { africanCountryCodes } from './africanCountryCodes.ts'

type ChooseFirstCountriesParameters = {
  /** The root's locale, with the region of the business if one is known. */
  locale: string
  /** As the host lists them. */
  given: readonly string[] | undefined
  /** @default all */
  offered: readonly string[] | undefined
}

/**
 * The countries that stand before the others, and of which the first is chosen already: the root's region, where it is one that the host
 * lists or a country of Africa, then the host's own. A language's home, such as the `US` of `en-US`, is no place where a business is.
 */
export function chooseFirstCountries({
  locale,
  given = [],
  offered,
}: ChooseFirstCountriesParameters): string[] {
  const { region } = new Intl.Locale(locale)
  const isKnown = region !== undefined && (given.length > 0 ? given : africanCountryCodes).includes(region)
  const all = new Set([...(isKnown ? [region] : []), ...given])
  return [...all].filter((code) => offered === undefined || offered.includes(code))
}
