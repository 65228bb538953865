import type { CreditedLines } from '@onlend/core/relay'
import type { ClaimParameters, LedgerEntry } from '../LedgerEntry.ts'
import { findLineHolders } from './findLineHolders.ts'

/** Which rows of a set are the money of a line that other operations hold; `null` where none is. */
export function findCredited(
  entries: readonly LedgerEntry[],
  claim: Pick<ClaimParameters, 'id' | 'customerPartnerId' | 'channelPartnerId' | 'lines'>,
): CreditedLines | null {
  const held = (claim.lines ?? []).map((digests) =>
    digests.flatMap((digest) => findLineHolders(entries, claim, digest)),
  )
  const operations = new Set(held.flat())
  if (operations.size === 0) return null
  return {
    rows: held.flatMap((holders, position) => (holders.length > 0 ? [position] : [])),
    operations: entries.map(({ operation }) => operation.id).filter((id) => operations.has(id)),
  }
}
