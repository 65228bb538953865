/** A header that counts bytes, in plain digits; `null` for anything else. */
export function readCount(header: string | null): number | null {
  return /^(?:0|[1-9]\d{0,14})$/.test(header ?? '') ? Number(header) : null
}
