import type { PreferenceName } from '../boot/PageBoot.ts'

const cookie = /(?:^|;\s*)marketday_(scheme|locale)=([\w.~-]{1,400})(?=;|$)/g

/**
 * A person’s choices on this device, from the text of its cookies: the server that draws the page sees a cookie, unlike the browser's
 * storage.
 */
export function readPreferences(cookies: string): Readonly<Partial<Record<PreferenceName, string>>> {
  const found: Partial<Record<PreferenceName, string>> = {}
  for (const [, name, value] of cookies.matchAll(cookie)) {
    // The cast names the names that the expression lets pass.
    const known = name as PreferenceName
    if (value && isValue[known](value)) found[known] = value
  }
  return found
}

const isValue: Readonly<Record<PreferenceName, (value: string) => boolean>> = {
  scheme: (value) => ['auto', 'light', 'dark'].includes(value),
  locale: isLanguageTag,
}

/** A visitor may send any value; one that is no language tag would make `Intl` throw. */
function isLanguageTag(value: string): boolean {
  try {
    return value.length <= 35 && Intl.getCanonicalLocales(value).length === 1
  } catch {
    return false
  }
}
