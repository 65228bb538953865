import type { WriteName } from '@onlend/core/internal'
import { operations } from '@onlend/core/operations'
import { sha256 } from '../lib/sha256.ts'

/** Crockford's alphabet: no letter that is read out like another or like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A reference short enough to read out, such as `WD-7F3K-29QD`; the same for the same operation id. */
export async function createReference(kind: WriteName, id: string): Promise<string> {
  const hash = await sha256(id)
  const letters = Array.from(
    { length: 8 },
    (_, at) => alphabet[Number.parseInt(hash.slice(at * 2, at * 2 + 2), 16) % 32],
  )
  return `${operations[kind].prefix}-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}
