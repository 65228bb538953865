import { keyedHash } from '../lib/keyedHash.ts'
import type { Owner } from '../principals/Owner.ts'

/** A place in one owner's change events, such as `17.9f0c...`: it says nothing about anybody else's and means nothing in them. */
export async function writeCursor(secret: string, owner: Owner, sequence: number): Promise<string> {
  const mark = await keyedHash(
    secret,
    JSON.stringify(['cursor', owner.environment, owner.kind, owner.id, sequence]),
  )
  return `${sequence}.${mark.slice(0, 24)}`
}
