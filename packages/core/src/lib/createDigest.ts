import { importNamed } from './importNamed.ts'

/**
 * Makes the SHA-256 of bytes, or of a text in UTF-8. Pages on plain http lack `crypto.subtle`: there a library computes the same digest, on the thread of the caller.
 *
 * @returns 32 bytes
 */
export async function createDigest(data: Uint8Array<ArrayBuffer> | string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  // Absent without a secure context, whatever its type says.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes))
  const sha256 = await importNamed(() => import('@noble/hashes/sha2.js'), 'sha256')
  return new Uint8Array(sha256(bytes))
}
