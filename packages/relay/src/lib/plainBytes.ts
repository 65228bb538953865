/** 1 for the bytes that stand for themselves in a JSON string: all but controls, the quote and the backslash. */
export const plainBytes: Uint8Array = Uint8Array.from({ length: 256 }, (_none, byte) =>
  byte >= 0x20 && byte !== 0x22 && byte !== 0x5c ? 1 : 0,
)
