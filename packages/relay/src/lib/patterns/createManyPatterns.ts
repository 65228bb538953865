import { createSecretPatterns, type SecretPatterns } from './createSecretPatterns.ts'
import { createWordSearch } from './createWordSearch.ts'

/** Letters at the start of a word that say whether it may begin here. */
const start = 4
/** Places of a table in which even the starts of all credentials of a long list leave most empty. */
const mostPlaces = 0x100000
const leastPlaces = 0x1000

/**
 * Finds and removes many secrets at once, such as the credentials of every partner of a long list: one walk over the text, however many there
 * are, because a search for each would be paid ten thousand times.
 */
export function createManyPatterns(secrets: Iterable<string>): SecretPatterns {
  const words = new Set<string>()
  for (const secret of secrets) for (const word of createSecretPatterns(secret).words) words.add(word)
  let remove: ((text: string) => string) | null = null
  return {
    words: [...words],
    mayBeIn: createWordSearch([...words]),
    removeFrom(text) {
      // Made at the first hit: most bodies have none.
      remove ??= createRemoval(words)
      return remove(text)
    },
  }
}

function createRemoval(words: ReadonlySet<string>): (text: string) => string {
  let places = leastPlaces
  while (places < mostPlaces && places < words.size * 16) places *= 2
  const starts = new Uint8Array(places)
  for (const word of words) starts[hashPlace(word, 0, places)] = 1
  // The longest first: one may begin with another.
  const lengths = [...new Set([...words].map((word) => word.length))].sort((one, other) => other - one)

  const lengthAt = (text: string, at: number): number =>
    starts[hashPlace(text, at, places)] === 1
      ? (lengths.find((length) => words.has(text.slice(at, at + length))) ?? 0)
      : 0
  return (text) => {
    let clean = ''
    let kept = 0
    for (let at = 0; at + start <= text.length; at += 1) {
      const length = lengthAt(text, at)
      if (length === 0) continue
      clean += `${text.slice(kept, at)}[removed]`
      kept = at + length
      at = kept - 1
    }
    return kept === 0 ? text : clean + text.slice(kept)
  }
}

function hashPlace(text: string, at: number, places: number): number {
  let place = 0
  for (let index = at; index < at + start; index += 1)
    place = (place * 37 + text.charCodeAt(index)) & (places - 1)
  return place
}
