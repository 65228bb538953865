/** SHA-256 in lower-case hex; `null` on pages without a secure context, where the platform has no digest. */
export async function hashBytes(bytes: ArrayBuffer): Promise<string | null> {
  // Absent on http addresses other than localhost, whatever the types say.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (!subtle) return null
  const digest = new Uint8Array(await subtle.digest('SHA-256', new Uint8Array(bytes)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
