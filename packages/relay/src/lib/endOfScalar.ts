/** Where a JSON number, `true`, `false` or `null` ends; -1 when there is none. */
export function endOfScalar(bytes: Uint8Array, start: number): number {
  const first = bytes[start]
  if (first === 0x74) return endOfWord(bytes, start, 'true')
  if (first === 0x66) return endOfWord(bytes, start, 'false')
  if (first === 0x6e) return endOfWord(bytes, start, 'null')
  let at = first === 0x2d ? start + 1 : start
  const whole = at
  while (isDigit(bytes[at])) at += 1
  // A leading zero stands alone.
  if (at === whole || (bytes[whole] === 0x30 && at > whole + 1)) return -1
  if (bytes[at] === 0x2e) {
    const fraction = at + 1
    at = fraction
    while (isDigit(bytes[at])) at += 1
    if (at === fraction) return -1
  }
  if (bytes[at] === 0x65 || bytes[at] === 0x45) {
    at += bytes[at + 1] === 0x2b || bytes[at + 1] === 0x2d ? 2 : 1
    const exponent = at
    while (isDigit(bytes[at])) at += 1
    if (at === exponent) return -1
  }
  return at
}

function endOfWord(bytes: Uint8Array, start: number, word: string): number {
  for (let at = 1; at < word.length; at += 1) if (bytes[start + at] !== word.charCodeAt(at)) return -1
  return start + word.length
}

function isDigit(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0x30 && byte <= 0x39
}
