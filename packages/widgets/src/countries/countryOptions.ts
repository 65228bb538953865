import { countryCodes } from './countryCodes.ts'
import { countryName } from './countryName.ts'

type CountryOptionsParameters = {
  locale: string
  /** @default all */
  codes?: readonly string[] | undefined
  /** Listed before the others. */
  first: readonly string[]
}

/** Countries to choose from, sorted as the viewer's language sorts them; typing a first letter finds one. */
export function countryOptions({
  locale,
  codes = countryCodes,
  first,
}: CountryOptionsParameters): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(locale)
  const preferred = new Set(first)
  const rank = (code: string) => (preferred.has(code) ? 0 : 1)
  return codes
    .map((value) => ({ value, label: countryName(value, locale) }))
    .sort((a, b) => rank(a.value) - rank(b.value) || compare(a.label, b.label))
}
