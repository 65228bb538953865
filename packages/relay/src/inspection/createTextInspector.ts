import type { Inspector } from './Inspector.ts'

/** What no table has: control characters but tab, line feed, form feed, carriage return, and the end mark of old systems. */
const isForeign = Uint8Array.from({ length: 256 }, (_none, byte) =>
  Number((byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1a].includes(byte)) || byte === 0x7f),
)

/** Looks at a table of text, UTF-8 or Windows-1252: every byte above 0x7F is a letter in one of them. */
export function createTextInspector(): Inspector {
  return {
    take: (bytes) => (bytes.some((byte) => isForeign[byte] === 1) ? 'type' : null),
    end: () => null,
  }
}
