/** Pieces in one; a single piece is returned as it is. */
export function joinBytes(
  pieces: readonly Uint8Array<ArrayBuffer>[],
  length: number,
): Uint8Array<ArrayBuffer> {
  const [first] = pieces
  if (first && pieces.length === 1) return first
  const whole = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.byteLength
  }
  return whole
}
