import type { resumeBatch } from '@onlend/core/relay'
import {
  readSmallBody,
  RelayRefusal,
  type RelayRequest,
  type RouteAnswer,
  type RouteParameters,
} from '../http/index.ts'
import { isRecord } from '../lib/isRecord.ts'
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
  const body = await readSmallBody(context, incoming.request)
  const decision = body.decision === undefined ? null : await readDecision(context, batch, body.decision)
  const now = clock.now()
  const grant = { principal: incoming.principal, at: now }
  const event = { type: 'resumed', decision } as const
  await store.applyBatchEvent(batch, event, { holder: null, isAnnounced: true, now, grant })
  runner.wake()
  return { data: await writeBatch(context, batch) }
}

async function readDecision(
  context: BatchRoutesContext,
  batch: BatchRecord,
  said: unknown,
): Promise<Decision> {
  if (!isRecord(said)) throw new RelayRefusal('malformed_request')
  const { operationId, type, duplicate } = said
  const isKnown = type === 'confirm' || type === 'skip' || type === 'skipCredited'
  if (!isKnown || (type === 'confirm' && typeof duplicate !== 'string'))
    throw new RelayRefusal('malformed_request')
  const [outcome] = await context.store.readOutcomes(batch.owner, [batch.id])
  const piece = outcome?.troubled.find(
    (each) => each.state === 'held' && toPieceId(batch.id, each) === operationId,
  )
  const problem = piece?.problem
  const isSeen =
    piece !== undefined &&
    (type !== 'confirm' || problem?.duplicate === duplicate) &&
    (type !== 'skipCredited' || (problem?.creditedRows.length ?? 0) > 0)
  if (!isSeen) throw new RelayRefusal('batch_changed', { data: await writeBatch(context, batch) })
  const { from } = piece
  return type === 'confirm' ? { from, type, duplicate: String(duplicate) } : { from, type }
}
