import { createSecretPatterns, type SecretPatterns } from './createSecretPatterns.ts'

/** A host may have a key for each partner; with more keys than this, each call costs a little more. */
const size = 32

/** Remembers how to find each key in an answer, since preparing that costs more than the search. */
export function createSecretCache(): (key: string) => SecretPatterns {
  const known = new Map<string, SecretPatterns>()
  return (key) => {
    const found = known.get(key)
    if (found) return found
    if (known.size >= size) known.clear()
    const patterns = createSecretPatterns(key)
    known.set(key, patterns)
    return patterns
  }
}
