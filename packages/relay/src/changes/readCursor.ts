import { isSameSecret } from '../lib/isSameSecret.ts'
import type { Owner } from '../identity/Owner.ts'
import { writeCursor } from './writeCursor.ts'

/** The sequence number in a `Last-Event-ID`; `null` when there is none or it was not written for this owner. */
export async function readCursor(
  secret: string,
  owner: Owner,
  cursor: string | null,
): Promise<number | null> {
  const [, digits] = /^(\d{1,15})\.[0-9a-f]{24}$/.exec(cursor ?? '') ?? []
  if (cursor === null || digits === undefined) return null
  const sequence = Number(digits)
  return isSameSecret(await writeCursor(secret, owner, sequence), cursor) ? sequence : null
}
