/** The start of `wanted` in `bytes`, from `from` on and before `limit`; -1 without one. */
export function findBytes(
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
