import { createLinearSearch } from './createLinearSearch.ts'

/** Comparisons for each byte of a piece, on average, after which the slow and steady way is the quicker one. */
const timeout = 4

/**
 * Horspool's search for one word in bytes: it looks at one byte in as many as the word is long. A repetitive word in bytes made to suit it
 * would cost a comparison for every byte of both: a search that gets nowhere goes on in linear time.
 * Returns the start of the word, or -1. For runtimes without a built-in search.
 */
export function createSkippingSearch(word: Uint8Array): (bytes: Uint8Array, from: number) => number {
  const last = word.byteLength - 1
  const steps = new Uint8Array(256).fill(Math.min(word.byteLength, 255))
  for (let at = 0; at < last; at += 1) steps[word[at] ?? 0] = Math.min(last - at, 255)
  const searchOn = createLinearSearch(word)
  return (bytes, from) => {
    const table = steps
    let left = timeout * bytes.byteLength
    for (let at = from + last; at < bytes.byteLength; at += table[bytes[at] ?? 0] ?? 1) {
      let back = 0
      while (back <= last && bytes[at - back] === word[last - back]) back += 1
      if (back > last) return at - last
      left -= back
      if (left < 0) return searchOn(bytes, at - last)
    }
    return -1
  }
}
