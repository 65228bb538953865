import type { Messages } from '../words/Messages.ts'

/** Lays catalogues over each other, locale by locale and sentence by sentence; the later wins. */
export function mergeMessages(...layers: readonly Messages[]): Messages {
  const merged: Record<string, Messages[string]> = {}
  for (const layer of layers) {
    for (const [locale, words] of Object.entries(layer)) merged[locale] = { ...merged[locale], ...words }
  }
  return merged
}
