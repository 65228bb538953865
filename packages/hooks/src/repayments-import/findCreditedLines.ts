import type { LendingEngine } from '@onlend/core/client'
import type { BatchPiece } from '@onlend/core/client/batches'
import { fetchBatches } from '../batches/index.ts'

/** Earlier batches that are looked through, the newest first. */
const most = 20

/**
 * Digests of statement lines that went out with earlier batches and were not refused. It saves a refusal, and decides nothing: what is not known here,
 * the relay knows.
 */
export async function findCreditedLines(
  lending: LendingEngine,
  customerPartnerId: string | undefined,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>()
  const [listBatches, openBatch] = await Promise.all([fetchBatches('listBatches'), fetchBatches('openBatch')])
  const batches = await listBatches(lending, { kind: 'reconcileRepayments', customerPartnerId })
  for (const { id, pieces } of batches.slice(0, most)) {
    if (!pieces.some(isOut)) continue
    const batch = await openBatch(lending, { kind: 'reconcileRepayments', customerPartnerId, id })
    for (const piece of batch?.get().pieces ?? []) {
      if (!isOut(piece)) continue
      for (const { statementLines } of batch?.rows.slice(piece.from, piece.to) ?? [])
        for (const digest of statementLines) found.add(digest)
    }
  }
  return found
}

function isOut({ state }: BatchPiece): boolean {
  return state === 'accepted' || state === 'unknown' || state === 'sending'
}
