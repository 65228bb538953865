import { toSeenLine } from '@onlend/core/internal'
import { createBatch } from '@onlend/core/relay'
import { readInput, RelayRefusal, type RelayRequest, type RouteAnswer } from '../http/index.ts'
import { readIdempotencyKey } from '../ledger/index.ts'
import type { BatchesContext } from './BatchesContext.ts'
import type { BatchRecord } from './BatchRecord.ts'
import { checkMaySend } from './checkMaySend.ts'
import { writeBatch } from './writeBatch.ts'

/** The most characters of a batch id: the id of a piece is longer, and must fit as a key of the ledger. */
const longestId = 100
/** The most rows of one piece. */
const pieceSize = 100
/** The most unsent batches of one partner. */
const mostBatches = 200

/**
 * Begins a batch, or answers with the existing batch under this key.
 *
 * @throws RelayRefusal for a person who may not send the rows, for a key of another batch, and for a partner over the limits.
 */
export async function answerCreation(
  context: BatchesContext,
  { request, principal }: RelayRequest<object>,
): Promise<RouteAnswer<typeof createBatch>> {
  const { store, clock, environment, batches } = context
  const id = readIdempotencyKey(request, longestId)
  if (context.isClosing()) throw new RelayRefusal('shutting_down')
  const { input, ownerId } = await readInput(context, request, createBatch)
  const asked = { ...input, fileName: toSeenLine(input.fileName) }
  const owner = { environment, kind: 'customerPartnerId', id: ownerId } as const
  await checkMaySend(context, { principal, owner, id, ...asked })
  const now = clock.now()
  const batch: BatchRecord = {
    ...{ owner, id, ...asked },
    ...{ actor: principal.userId, actorName: principal.displayName ?? null },
    grant: { principal, at: now },
    ...{ state: 'receiving', problem: null, retryAt: null, received: 0, size: pieceSize },
    ...{ failures: 0, losses: 0, createdAt: now },
  }
  const { maxRows, maxBytes } = batches
  const created = await store.createBatch(batch, { maxRows, maxBytes, maxBatches: mostBatches })
  if (created === 'full') throw new RelayRefusal('staging_full')
  if (created !== 'created' && !isSame(created, batch)) throw new RelayRefusal('idempotency_key_reused')
  return { data: await writeBatch(context, batch) }
}

function isSame(known: BatchRecord, asked: BatchRecord): boolean {
  return (['kind', 'fileName', 'fileDigest', 'total', 'sector'] as const).every(
    (name) => known[name] === asked[name],
  )
}
