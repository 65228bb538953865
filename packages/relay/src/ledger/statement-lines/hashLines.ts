import type { Owner } from '../../database/Owner.ts'
import type { ClaimedLine } from '../OperationStore.ts'
import { hashLine } from './hashLine.ts'
import type { StatementLines } from './readStatementLines.ts'

/** The lines that a claim is to hold, each once, with the rows that it is the money of. */
export async function hashLines(
  secret: string,
  owner: Owner,
  lines: StatementLines | null,
): Promise<ClaimedLine[]> {
  const positions = new Map<string, Set<number>>()
  for (const [position, digests] of (lines ?? []).entries())
    for (const digest of digests) positions.set(digest, (positions.get(digest) ?? new Set()).add(position))
  return Promise.all(
    [...positions].map(async ([digest, rows]) => ({
      hash: await hashLine(secret, owner, digest),
      positions: [...rows],
    })),
  )
}
