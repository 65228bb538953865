/** Whether a key can stand in a header as it is: a line break at its end, as files have, would fail every call. */
export function isKey(key: string): boolean {
  return /^[\x21-\x7e]+$/.test(key)
}
