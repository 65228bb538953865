import { toFormatLocale } from '@onlend/core/internal'

/** A language that some browsers have no data for, so that the kit brings the names of its months, units of time and currencies. */
export type OwnLanguage = 'ha' | 'yo' | 'ig' | 'tw'

/** The language of a locale whose names the kit brings, on a server and in every browser alike; `null` for one that `Intl` knows everywhere. */
export function findOwnLanguage(locale: string): OwnLanguage | null {
  // The cast: the expression lists the languages.
  return (/-x-(ha|yo|ig|tw)$/.exec(toFormatLocale(locale))?.[1] ?? null) as OwnLanguage | null
}
