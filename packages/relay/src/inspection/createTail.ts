/** The end of what has passed. */
type Tail = {
  take(bytes: Uint8Array): void
  bytes(): Uint8Array
}

/** Bytes of the end that are kept: a ZIP's list of five thousand entries, with room for long names. */
const tailSize = 1_048_576

/** Keeps the last megabyte of `size` bytes that pass; what comes after them is not kept. */
export function createTail(size: number): Tail {
  const kept = new Uint8Array(Math.min(size, tailSize))
  const start = size - kept.byteLength
  let passed = 0
  return {
    take(bytes) {
      const end = Math.min(passed + bytes.byteLength, size)
      // A copy: the bytes are somebody else's as soon as they have passed.
      if (end > start && passed < size)
        kept.set(bytes.subarray(Math.max(0, start - passed), end - passed), Math.max(0, passed - start))
      passed += bytes.byteLength
    },
    bytes: () => kept.subarray(0, Math.max(0, passed - start)),
  }
}
