/** The end of what has passed. */
export type Tail = {
  take(bytes: Uint8Array): void
  bytes(): Uint8Array
}

/** Bytes of the end that are kept: a ZIP's list of five thousand entries, with room for long names. */
const tailSize = 1_048_576

/** Keeps the last megabyte of what passes. */
export function createTail(): Tail {
  let pieces: Uint8Array[] = []
  let length = 0
  const join = (): Uint8Array => {
    const whole = new Uint8Array(length)
    let at = 0
    for (const piece of pieces) {
      whole.set(piece, at)
      at += piece.byteLength
    }
    const kept = length > tailSize ? whole.slice(length - tailSize) : whole
    pieces = [kept]
    length = kept.byteLength
    return kept
  }
  return {
    take(bytes) {
      // A copy: the bytes are somebody else's as soon as they have passed.
      pieces.push(bytes.slice())
      length += bytes.byteLength
      if (length > 2 * tailSize) join()
    },
    bytes: join,
  }
}
