import { plainBytes } from './plainBytes.ts'

/** 1 for what may follow a backslash alone. */
const simpleEscapes: Uint8Array = Uint8Array.from({ length: 256 }, (_none, byte) =>
  '"\\/bfnrt'.includes(String.fromCharCode(byte)) ? 1 : 0,
)

/** Where a JSON string ends, after its quote, when `from` is somewhere inside it; -1 when it is none. */
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
