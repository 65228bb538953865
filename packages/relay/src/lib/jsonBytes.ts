/** 1 for the bytes that stand for themselves in a JSON string: all but controls, the quote and the backslash. */
export const plainBytes: Uint8Array = Uint8Array.from({ length: 256 }, (_none, byte) =>
  byte >= 0x20 && byte !== 0x22 && byte !== 0x5c ? 1 : 0,
)

/** 1 for the bytes that may follow a backslash alone. */
const simpleEscapes: Uint8Array = Uint8Array.from({ length: 256 }, (_none, byte) =>
  '"\\/bfnrt'.includes(String.fromCharCode(byte)) ? 1 : 0,
)

/** The end of a JSON string, after its quote, when `from` is somewhere inside it; -1 when it is none. */
export function endOfString(bytes: Uint8Array, from: number): number {
  let at = from
  for (;;) {
    while (plainBytes[bytes[at] ?? 0] === 1) at += 1
    const byte = bytes[at]
    if (byte === 0x22) return at + 1
    if (byte !== 0x5c) return -1
    const next = bytes[at + 1] ?? 0
    if (next === 0x75 && isHex(bytes, at + 2)) at += 6
    else if (simpleEscapes[next] === 1) at += 2
    else return -1
  }
}

function isHex(bytes: Uint8Array, from: number): boolean {
  for (let at = from; at < from + 4; at += 1) {
    const byte = bytes[at] ?? 0
    const letter = byte | 0x20
    if (!(byte >= 0x30 && byte <= 0x39) && !(letter >= 0x61 && letter <= 0x66)) return false
  }
  return true
}

/** The end of a JSON number, `true`, `false` or `null`; -1 when there is none. */
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
