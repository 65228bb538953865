import { keyedHash } from '../../lib/keyedHash.ts'
import type { Owner } from '../../database/Owner.ts'

/**
 * Hashes the digest of a statement line for the ledger. A person who knows most of a line could guess its digest, but not the hash under the store's own
 * secret. The same line of two owners has two hashes.
 */
export function hashLine(secret: string, { kind, id }: Owner, digest: string): Promise<string> {
  return keyedHash(secret, `statement-line/${kind}/${id}/${digest}`)
}
