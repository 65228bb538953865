const literals = ['true', 'false', 'null'].map((word) => new TextEncoder().encode(word))

/** Where a JSON number, `true`, `false` or `null` ends; -1 when there is none. */
export function endOfScalar(bytes: Uint8Array, start: number): number {
  const first = bytes[start] ?? 0
  if (first === 0x2d || isDigit(first)) return endOfNumber(bytes, start)
  for (const word of literals) {
    if (first !== word[0]) continue
    for (let at = 1; at < word.byteLength; at += 1) if (bytes[start + at] !== word[at]) return -1
    return start + word.byteLength
  }
  return -1
}

function endOfNumber(bytes: Uint8Array, start: number): number {
  let at = bytes[start] === 0x2d ? start + 1 : start
  const whole = endOfDigits(bytes, at)
  // A leading zero stands alone.
  if (whole === at || (bytes[at] === 0x30 && whole > at + 1)) return -1
  at = whole
  if (bytes[at] === 0x2e) {
    const fraction = endOfDigits(bytes, at + 1)
    if (fraction === at + 1) return -1
    at = fraction
  }
  if (((bytes[at] ?? 0) | 0x20) === 0x65) {
    const hasSign = bytes[at + 1] === 0x2b || bytes[at + 1] === 0x2d
    const from = hasSign ? at + 2 : at + 1
    const exponent = endOfDigits(bytes, from)
    if (exponent === from) return -1
    at = exponent
  }
  return at
}

function endOfDigits(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.byteLength && isDigit(bytes[at] ?? 0)) at += 1
  return at
}

function isDigit(byte: number): boolean {
  return byte >= 0x30 && byte <= 0x39
}
