import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares passwords of any length in constant time. */
export function isPassword(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
