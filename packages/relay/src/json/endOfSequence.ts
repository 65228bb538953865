/** Where the UTF-8 sequence of a character beyond ASCII ends; -1 when it is overlong, cut off, a surrogate, or beyond Unicode. */
export function endOfSequence(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  const second = bytes[at + 1] ?? 0
  if (first < 0xc2 || first > 0xf4) return -1
  if (first < 0xe0) return isContinuation(second) ? at + 2 : -1
  if (first < 0xf0) {
    const isAllowed = first === 0xe0 ? second >= 0xa0 : first === 0xed ? second < 0xa0 : true
    return isAllowed && isContinuation(second) && isContinuation(bytes[at + 2] ?? 0) ? at + 3 : -1
  }
  const isAllowed = first === 0xf0 ? second >= 0x90 : first === 0xf4 ? second < 0x90 : true
  const isWhole =
    isContinuation(second) && isContinuation(bytes[at + 2] ?? 0) && isContinuation(bytes[at + 3] ?? 0)
  return isAllowed && isWhole ? at + 4 : -1
}

function isContinuation(byte: number): boolean {
  return (byte & 0xc0) === 0x80
}
