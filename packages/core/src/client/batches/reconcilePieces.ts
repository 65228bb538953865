import type { LendingEngine } from '../LendingEngine.ts'
import { readOperation } from '../operations/readOperation.ts'
import type { BatchPlan } from './BatchPlan.ts'
import type { IsSeam } from './findSeams.ts'
import { readLedgerEnd } from './readLedgerEnd.ts'
import type { PlanEvent } from './reducePlan.ts'
import { toEvents } from './toEvents.ts'
import { toPieceId } from './toPieceId.ts'

/** Reads at once. */
const width = 4

/**
 * Asks the ledger what became of every piece of which it is not known that it was accepted: what it says outweighs what the plan says.
 *
 * @returns what changes in the plan.
 * @throws LendingError where the ledger cannot be read.
 */
export async function reconcilePieces(
  lending: LendingEngine,
  { batchId, customerPartnerId }: { batchId: string; customerPartnerId: string },
  { pieces }: BatchPlan,
  isSeam: IsSeam,
): Promise<PlanEvent[]> {
  const open = pieces.filter(({ state }) => state !== 'accepted')
  const events: PlanEvent[] = []
  for (let at = 0; at < open.length; at += width) {
    const turn = open.slice(at, at + width).map(async (piece): Promise<PlanEvent[]> => {
      const operation = await readOperation(lending, toPieceId(batchId, piece), {
        ownerId: customerPartnerId,
      })
      const { from, to, attempt } = piece
      if (!operation) return [{ type: 'notReceived', from, to, attempt }]
      const end = readLedgerEnd(operation)
      return end ? toEvents(piece, end, isSeam) : []
    })
    events.push(...(await Promise.all(turn)).flat())
  }
  return events
}
