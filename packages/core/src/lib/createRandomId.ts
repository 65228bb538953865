import { toHex } from './toHex.ts'

/** Makes an id of 122 random bits or more. Pages on plain http lack `crypto.randomUUID`, but not random bytes. */
export function createRandomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return toHex(crypto.getRandomValues(new Uint8Array(16)))
}
