import { createHash } from 'node:crypto'

/** The id of a key that signs tokens: the same on every instance; the id reveals nothing of the secret. */
export function toKeyId(secret: string): string {
  return createHash('sha256').update(`onlend token key ${secret}`).digest('hex').slice(0, 12)
}
