/** Bytes that stand for themselves in a JSON string: ASCII without controls, quote and backslash. */
export const isPlain: Uint8Array = Uint8Array.from({ length: 256 }, (_none, byte) =>
  byte >= 0x20 && byte < 0x80 && byte !== 0x22 && byte !== 0x5c ? 1 : 0,
)
