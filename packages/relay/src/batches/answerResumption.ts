import type { EndpointInput } from '@onlend/core/internal'
import { resumeBatch } from '@onlend/core/relay'
import {
  readInput,
  RelayRefusal,
  type RelayRequest,
  type RouteAnswer,
  type RouteParameters,
} from '../http/index.ts'
import type { BatchRoutesContext } from './batchRoutes.ts'
import type { BatchRecord } from './BatchRecord.ts'
import { toPieceId } from './toPieceId.ts'
import { findOwnBatch } from './findOwnBatch.ts'
import type { Decision } from './reduceBatch.ts'
import { writeBatch } from './writeBatch.ts'

/**
 * Resumes a batch; the relay sends it from now on with the rights of the person who asks.
 *
 * @throws RelayRefusal with `batch_changed` for a decision about a piece that is not held, or is held for a reason that the person has not seen.
 */
export async function answerResumption(
  context: BatchRoutesContext,
  incoming: RelayRequest<RouteParameters<typeof resumeBatch>>,
): Promise<RouteAnswer<typeof resumeBatch>> {
  const { store, clock, runner } = context
  const batch = await findOwnBatch(context, incoming, 'resumeBatch')
  const { input } = await readInput(context, incoming.request, resumeBatch)
  const decision = input.decision ? await findHeldPiece(context, batch, input.decision) : null
  const now = clock.now()
  const grant = { principal: incoming.principal, at: now }
  const event = { type: 'resumed', decision } as const
  await store.applyBatchEvent(batch, event, { holder: null, isAnnounced: true, now, grant })
  runner.wake()
  return { data: await writeBatch(context, batch) }
}

async function findHeldPiece(
  context: BatchRoutesContext,
  batch: BatchRecord,
  { operationId, type, duplicate }: NonNullable<EndpointInput<typeof resumeBatch>['decision']>,
): Promise<Decision> {
  const [outcome] = await context.store.readOutcomes(batch.owner, [batch.id])
  const piece = outcome?.troubled.find(
    (each) => each.state === 'held' && toPieceId(batch.id, each) === operationId,
  )
  const problem = piece?.problem
  const isSeen =
    piece !== undefined &&
    (type !== 'confirm' || (duplicate !== undefined && problem?.duplicate === duplicate)) &&
    (type !== 'skipCredited' || (problem?.creditedRows.length ?? 0) > 0)
  if (!isSeen) throw new RelayRefusal('batch_changed', { data: await writeBatch(context, batch) })
  const { from } = piece
  return type === 'confirm' ? { from, type, duplicate: String(duplicate) } : { from, type }
}
