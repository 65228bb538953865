/** Whether a string with escapes in it may hide a secret behind them, or hold JSON of its own. Its quotes are at `start` and before `end`. */
export function mayHide(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at += 1) {
    const byte = bytes[at]
    if (byte === 0x7b || byte === 0x5b) return true
    if (byte !== 0x5c) continue
    at += 1
    // A letter by its number, or a slash of base64.
    if (bytes[at] === 0x75 || bytes[at] === 0x2f) return true
  }
  return false
}
