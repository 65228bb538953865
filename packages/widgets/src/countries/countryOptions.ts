import { countryCodes } from './countryCodes.ts'
import { countryName } from './countryName.ts'

type CountryOptionsParameters = {
  locale: string
  /** @default all */
  codes?: readonly string[] | undefined
  /** Listed before the others. */
  first: readonly string[]
  /** Listed before all, in this order. */
  lead?: readonly string[] | undefined
}

/** Countries to choose from, sorted as the viewer's language sorts them; typing a first letter finds one. */
export function countryOptions({
  locale,
  codes = countryCodes,
  first,
  lead = [],
}: CountryOptionsParameters): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(locale)
  const preferred = new Set(first)
  const rank = (code: string) => {
    const place = lead.indexOf(code)
    if (place >= 0) return place
    return lead.length + (preferred.has(code) ? 0 : 1)
  }
  return codes
    .map((value) => ({ value, label: countryName(value, locale) }))
    .sort((a, b) => rank(a.value) - rank(b.value) || compare(a.label, b.label))
}
