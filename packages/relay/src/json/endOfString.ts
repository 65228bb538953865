import { endOfSequence } from './endOfSequence.ts'
import { isPlain } from './isPlain.ts'
import { writing } from './writing.ts'

/** What may follow a backslash alone. */
const simpleEscapes: Uint8Array = Uint8Array.from({ length: 256 }, (_none, byte) =>
  '"\\/bfnrt'.includes(String.fromCharCode(byte)) ? 1 : 0,
)

/**
 * Where the JSON string that opens at `start` ends, and how it is written, as one number: the place after its quote times eight, plus
 * the marks of `writing`. `obscured` says that letters or slashes may be hidden behind escapes. One number, since a pair for each
 * string would cost more than reading it.
 *
 * @returns -1 when it is not a JSON string in UTF-8.
 */
export function endOfString(bytes: Uint8Array, start: number): number {
  const length = bytes.byteLength
  let marks: number = writing.plain
  let at = start + 1
  for (;;) {
    while (at < length && isPlain[bytes[at] ?? 0] === 1) at += 1
    if (at >= length) return -1
    const byte = bytes[at] ?? 0
    if (byte === 0x22) return (at + 1) * 8 + marks
    if (byte === 0x5c) {
      const next = bytes[at + 1] ?? 0
      if (next === 0x75) {
        if (!isHex(bytes, at + 2)) return -1
        marks |= writing.escaped | writing.obscured
        at += 6
      } else if (simpleEscapes[next] === 1) {
        marks |= next === 0x2f ? writing.escaped | writing.obscured : writing.escaped
        at += 2
      } else return -1
    } else {
      at = byte < 0x80 ? -1 : endOfSequence(bytes, at)
      if (at === -1) return -1
      marks |= writing.beyondAscii
    }
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
