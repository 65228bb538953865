import { createSkippingSearch } from './createSkippingSearch.ts'

/**
 * A search for one word in bytes: Node's own where there is a `Buffer`, which takes several bytes in one step and changes its way where the
 * bytes were made to resemble the word, and one of ours elsewhere. Both look at each byte only a few times, for any
 * word and bytes. Returns the start of the word, or -1.
 */
export function createByteSearch(word: Uint8Array): (bytes: Uint8Array, from: number) => number {
  if (typeof Buffer === 'undefined') return createSkippingSearch(word)
  const wanted = Buffer.from(word)
  return (bytes, from) => asBuffer(bytes).indexOf(wanted, from)
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
