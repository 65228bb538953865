import { keyedHash } from '../lib/keyedHash.ts'
import type { Owner } from '../database/Owner.ts'

/** A place in one owner's change events, such as `17.9f0c...`: a cursor reveals nothing about another owner's events and is invalid there. */
export async function writeCursor(secret: string, owner: Owner, sequence: number): Promise<string> {
  const mark = await keyedHash(
    secret,
    JSON.stringify(['cursor', owner.environment, owner.kind, owner.id, sequence]),
  )
  return `${sequence}.${mark.slice(0, 24)}`
}
