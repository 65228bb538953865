import type { Messages } from '../words/Messages.ts'

/** Lays sentences over each other, locale by locale; where several know a sentence the last one's counts. */
export function mergeMessages(...layers: readonly Messages[]): Messages {
  const merged: Record<string, Messages[string]> = {}
  for (const layer of layers) {
    for (const [locale, over] of Object.entries(layer)) {
      const said = Object.entries(over).filter(([, message]) => message !== undefined)
      merged[locale] = { ...merged[locale], ...Object.fromEntries(said) }
    }
  }
  return merged
}
