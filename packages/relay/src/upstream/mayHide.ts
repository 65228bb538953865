/** Whether a string with escapes in it may hide a secret behind them, or quote JSON of its own. Its quotes are at `start` and before `end`. */
export function mayHide(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at += 1) {
    if (bytes[at] !== 0x5c) continue
    at += 1
    // A letter by its number, a slash of base64, or a quote around a key.
    if (bytes[at] === 0x75 || bytes[at] === 0x2f || bytes[at] === 0x22) return true
  }
  return false
}
