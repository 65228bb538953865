import { createDigest } from '../lib/createDigest.ts'
import type { WriteName } from '../effects.ts'
import { operations } from './operations.ts'

/** Crockford's alphabet, without letters that look or sound like another letter or a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * Makes a reference short enough to read out, such as `WD-7F3K-29QD`; the same key gives the same reference.
 *
 * @example
 * const reference = await createReference('withdraw', operationId)
 */
export async function createReference(kind: WriteName, id: string): Promise<string> {
  const digest = await createDigest(id)
  const letters = Array.from(digest.subarray(0, 8), (byte) => alphabet[byte % 32])
  return `${operations[kind].prefix}-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
