import { createWordSearch } from './createWordSearch.ts'

const mark = '[removed]'

/** Shorter pieces of base64 would be found in words that have nothing to do with a secret. */
const shortestEncoded = 8

/** Finds and removes a secret, also where it is part of something longer in base64, at whichever of the three alignments. */
export function createSecretPatterns(secret: string): SecretPatterns {
  const words = [secret]
  const bytes = toBinary(secret)
  for (let shift = 0; shift < 3; shift += 1) {
    const encoded = encodeAt(bytes, shift)
    if (encoded.length < shortestEncoded) continue
    words.push(encoded)
    if (/[+/]/.test(encoded)) words.push(encoded.replaceAll('+', '-').replaceAll('/', '_'))
  }
  let search: ReturnType<typeof createWordSearch> | null = null
  return {
    words,
    mayBeIn(bytes, from, to) {
      search ??= createWordSearch(words)
      return search(bytes, from, to)
    },
    removeFrom: (text) => words.reduce((left, word) => left.replaceAll(word, mark), text),
  }
}

/** The letters of base64 that a secret alone decides when so many bytes stand before it in their group of three. */
function encodeAt(secret: string, shift: number): string {
  const bytes = '\0'.repeat(shift) + secret
  return btoa(bytes).slice(Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6))
}

/** The bytes of a text, each as a character. */
function toBinary(text: string): string {
  if (/^[\0-\x7f]*$/.test(text)) return text
  let binary = ''
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte)
  return binary
}

/** A secret as it may appear in text: by itself and inside base64. */
export type SecretPatterns = {
  /** Every spelling that is looked for. */
  words: readonly string[]
  /** `false` when no secret stands unescaped between two places of UTF-8. */
  mayBeIn: (bytes: Uint8Array, from: number, to: number) => boolean
  /** The text with each of them replaced. */
  removeFrom: (text: string) => string
}
