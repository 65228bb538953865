import { importNamed } from './importNamed.ts'

/**
 * Makes the SHA-256 of bytes, or of a text in UTF-8. Pages on plain http lack `crypto.subtle`: a library computes it there, on the caller's thread.
 *
 * @returns 32 bytes
 */
export async function createDigest(data: Uint8Array<ArrayBuffer> | string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data
  // `subtle` is absent without a secure context, although its type is not optional.
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle
  if (subtle) return new Uint8Array(await subtle.digest('SHA-256', bytes))
  const sha256 = await importNamed(() => import('./sha256.ts'), 'sha256')
  return new Uint8Array(sha256(bytes))
}
