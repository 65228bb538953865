import type { SpokenMessages } from '@onlend/widgets'

/** Lays a page's own sentences over the kit's. */
export function mergeWords(kit: SpokenMessages, own: SpokenMessages): SpokenMessages {
  const merged: Record<string, SpokenMessages[string]> = { ...kit }
  for (const [locale, over] of Object.entries(own)) {
    const under = kit[locale]
    merged[locale] = under ? (key, english) => say(over, key, english) ?? say(under, key, english) : over
  }
  return merged
}

function say(words: SpokenMessages[string], ...[key, english]: Parameters<Speak>): ReturnType<Speak> {
  if (typeof words === 'function') return words(key, english)
  return Object.hasOwn(words, key) ? (words as Readonly<Record<string, ReturnType<Speak>>>)[key] : undefined
}

type Speak = Extract<SpokenMessages[string], (...args: never) => unknown>
