import { findBytes } from './findBytes.ts'
import type { SecretPatterns } from './SecretPatterns.ts'

const mark = '[removed]'

/** Shorter pieces of base64 would be found in words that have nothing to do with a secret. */
const shortestEncoded = 8

/** Finds and removes a secret, also where it is part of something longer in base64, at whichever of the three alignments. */
export function createSecretPatterns(secret: string): SecretPatterns {
  const encoded = [0, 1, 2]
    .map((shift) => encodeAt(secret, shift))
    .filter((text) => text.length >= shortestEncoded)
  const forUrls = encoded.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))
  const words = [...new Set([secret, ...encoded, ...forUrls])]
  return {
    isIn: createSearch(words),
    removeFrom: (text) => words.reduce((left, word) => left.replaceAll(word, mark), text),
  }
}

/** The letters of base64 that a secret alone decides when so many bytes stand before it in their group of three. */
function encodeAt(secret: string, shift: number): string {
  const bytes = [...new Uint8Array(shift), ...new TextEncoder().encode(secret)]
  const text = btoa(String.fromCharCode(...bytes))
  return text.slice(Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6))
}

/**
 * Wu and Manber's search for several words at once: it looks at two bytes in as many as the shortest word is long, since two bytes tell
 * how far the next place is where any of them may end.
 */
function createSearch(words: readonly string[]): (bytes: Uint8Array) => boolean {
  const wanted = words.map((word) => new TextEncoder().encode(word))
  const shortest = Math.min(...wanted.map((word) => word.byteLength))
  if (shortest < 2) return (bytes) => wanted.some((word) => findBytes(bytes, word, 0) !== -1)
  const steps = new Uint8Array(65_536).fill(Math.min(shortest - 1, 255))
  for (const word of wanted) {
    for (let at = 0; at + 1 < shortest; at += 1) {
      const pair = ((word[at] ?? 0) << 8) | (word[at + 1] ?? 0)
      steps[pair] = Math.min(steps[pair] ?? 0, shortest - 2 - at)
    }
  }
  const startsAt = (bytes: Uint8Array, start: number): boolean =>
    wanted.some((word) => word.every((byte, at) => bytes[start + at] === byte))
  return (bytes) => {
    let at = shortest - 2
    while (at + 1 < bytes.byteLength) {
      const step = steps[((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)] ?? 0
      if (step === 0 && startsAt(bytes, at - shortest + 2)) return true
      at += step || 1
    }
    return false
  }
}
