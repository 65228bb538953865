/** Bytes that decide how far may be skipped, and most of a word's beginning that is looked at. */
const block = 3
const longestWindow = 16
/** Powers of two between which the table grows with the words. */
const leastBits = 12
const mostBits = 20

/**
 * Wu and Manber's search for many words at once: it looks at three bytes and skips as far as no word can begin, however many there are. Tells
 * whether something in a stretch of bytes begins as one of them does; whether all of it is there is for the reader to see.
 */
export function createWordSearch(
  words: readonly string[],
): (bytes: Uint8Array, from: number, to: number) => boolean {
  const encoder = new TextEncoder()
  // A letter is at least one byte, so that as many bytes are there for each word.
  const window = words.reduce((least, { length }) => Math.min(least, length), longestWindow)
  if (window < block) {
    const whole = words.map((word) => encoder.encode(word))
    return (bytes, from, to) => whole.some((word) => findBytes(bytes, word, from, to) !== -1)
  }

  const needed = 32 - Math.clz32(words.length * window * 4)
  const shift = 32 - Math.min(mostBits, Math.max(leastBits, needed))
  const last = window - block
  const skips = new Uint8Array(2 ** (32 - shift)).fill(last + 1)
  const heads = new Set<number>()
  const head = new Uint8Array(3 * (longestWindow + 1))
  for (const word of words) {
    // One letter more than is looked at, which may be half of a pair.
    encoder.encodeInto(word.slice(0, window + 1), head)
    heads.add(hashHead(head, 0, window))
    for (let at = 0; at <= last; at += 1) {
      const place = hashBlock(head, at) >>> shift
      skips[place] = Math.min(skips[place] ?? 0, last - at)
    }
  }
  return (bytes, from, to) => {
    for (let at = from; at + window <= to; ) {
      const skip = skips[hashBlock(bytes, at + last) >>> shift] ?? 0
      if (skip === 0 && heads.has(hashHead(bytes, at, window))) return true
      at += skip || 1
    }
    return false
  }
}

// The casts hold: both are asked only for places inside the bytes. A fallback would be paid for every look.
function hashBlock(bytes: Uint8Array, at: number): number {
  const value = (bytes[at] as number) | ((bytes[at + 1] as number) << 8) | ((bytes[at + 2] as number) << 16)
  return Math.imul(value, 0x9e3779b1)
}

function hashHead(bytes: Uint8Array, at: number, length: number): number {
  let hash = 0
  for (let index = at; index < at + length; index += 1) hash = Math.imul(hash, 31) + (bytes[index] as number)
  return hash | 0
}

/** The start of `wanted` in `bytes`, from `from` on and before `limit`; -1 without one. */
function findBytes(
  bytes: Uint8Array,
  wanted: Uint8Array,
  from: number,
  limit: number = bytes.byteLength,
): number {
  const [first] = wanted
  if (first === undefined) return from
  const last = limit - wanted.byteLength
  for (let at = bytes.indexOf(first, from); at !== -1 && at <= last; at = bytes.indexOf(first, at + 1)) {
    let length = 1
    while (length < wanted.byteLength && bytes[at + length] === wanted[length]) length += 1
    if (length === wanted.byteLength) return at
  }
  return -1
}
