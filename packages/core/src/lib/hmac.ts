import { hmac as createHmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'

/** HMAC-SHA256 of the parts, one after the other; a text is its bytes in UTF-8. */
export function hmac(key: Uint8Array, ...parts: readonly (Uint8Array | string)[]): Uint8Array {
  const sum = createHmac.create(sha256, key)
  for (const part of parts) sum.update(typeof part === 'string' ? new TextEncoder().encode(part) : part)
  return sum.digest()
}
