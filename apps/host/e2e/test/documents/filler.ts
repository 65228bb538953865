/** Bytes that look like nothing and pack to nothing smaller, the same for the same seed. */
export function filler(length: number, seed: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = (seed + 1) * 2_654_435_761
  for (let at = 0; at < length; at += 1) {
    // xorshift32: https://www.jstatsoft.org/article/view/v008i14
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    bytes[at] = state & 0xff
  }
  return bytes
}
