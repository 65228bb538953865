import { createDigest } from '@onlend/core/internal'
import { readPayer } from './readPayer.ts'
import type { StatementLine } from './StatementLine.ts'

/** The digest of a line's payer, by which a rule recognises the payer; `null` where the line names none. */
export async function digestPayer(salt: string, line: StatementLine): Promise<string | null> {
  const payer = readPayer(line)
  if (payer === '') return null
  const bytes = await createDigest(`${salt}\n${payer}`)
  return btoa(String.fromCharCode(...bytes.subarray(0, 16)))
}
