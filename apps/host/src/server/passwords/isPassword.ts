import { timingSafeEqual } from 'node:crypto'
import { derivePassword } from './derivePassword.ts'
import { readPasswordHash } from './readPasswordHash.ts'

/** Whether a password is the one that was hashed; the time it takes reveals only the cost. */
export async function isPassword(given: string, stored: string): Promise<boolean> {
  const parts = readPasswordHash(stored)
  if (parts === null) return false
  return timingSafeEqual(await derivePassword(given, parts.salt, parts.cost), parts.hash)
}
