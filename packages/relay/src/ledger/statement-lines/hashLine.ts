import { keyedHash } from '../../lib/keyedHash.ts'
import type { Owner } from '../../database/Owner.ts'

/**
 * A statement line as the ledger keeps it: the digest of what a bank wrote could be guessed by a person who knows most of it, the hash under the store's own secret
 * cannot. The same line of two owners has two hashes.
 */
export function hashLine(secret: string, { kind, id }: Owner, digest: string): Promise<string> {
  return keyedHash(secret, `statement-line/${kind}/${id}/${digest}`)
}
