import { findMessage } from '../words/findMessage.ts'
import type { SpokenMessages } from '../words/Messages.ts'

/** Lays sentences over each other, locale by locale; where several know a sentence the last one's counts. */
export function mergeMessages(...layers: readonly SpokenMessages[]): SpokenMessages {
  const merged: Record<string, SpokenMessages[string]> = {}
  for (const layer of layers) {
    for (const [locale, over] of Object.entries(layer)) {
      const under = merged[locale]
      merged[locale] = under
        ? (key, english) => findMessage(over, key, english) ?? findMessage(under, key, english)
        : over
    }
  }
  return merged
}
