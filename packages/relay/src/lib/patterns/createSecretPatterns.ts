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
    words,
    areIn: (text) => words.some((word) => text.includes(word)),
    removeFrom: (text) => words.reduce((left, word) => left.replaceAll(word, mark), text),
  }
}

/** The letters of base64 that a secret alone decides when so many bytes stand before it in their group of three. */
function encodeAt(secret: string, shift: number): string {
  const bytes = [...new Uint8Array(shift), ...new TextEncoder().encode(secret)]
  const text = btoa(String.fromCharCode(...bytes))
  return text.slice(Math.ceil((shift * 8) / 6), Math.floor((bytes.length * 8) / 6))
}

/** A secret as it may appear in text: by itself and inside base64. */
export type SecretPatterns = {
  /** Every spelling that is looked for. */
  words: readonly string[]
  /** Whether any of them stands in the text as it is, nothing unescaped. */
  areIn: (text: string) => boolean
  /** The text with each of them replaced. */
  removeFrom: (text: string) => string
}
