import { isOwnerId, toSeenLine } from '@onlend/core/internal'
import type { createBatch } from '@onlend/core/relay'
import { readSmallBody, RelayRefusal, type RelayRequest, type RouteAnswer } from '../http/index.ts'
import { readIdempotencyKey } from '../ledger/index.ts'
import type { BatchesContext } from './BatchesContext.ts'
import type { BatchRecord } from './BatchRecord.ts'
import { checkMaySend } from './checkMaySend.ts'
import { writeBatch } from './writeBatch.ts'

/** The most characters of a batch id: the id of a piece is longer, and must fit as a key of the ledger. */
const longestId = 100
/** The most rows of one batch, and of one piece. */
const mostRows = 100_000
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
  const { customerPartnerId, ...asked } = readAsked(await readSmallBody(context, request))
  const owner = { environment, kind: 'customerPartnerId', id: customerPartnerId } as const
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

type Asked = Pick<BatchRecord, 'kind' | 'fileName' | 'fileDigest' | 'total' | 'sector'> & {
  customerPartnerId: string
}

function readAsked(body: Record<string, unknown>): Asked {
  const { customer_partner_id: customerPartnerId, kind, fileName, fileDigest, total, sector } = body
  const isAsked =
    (kind === 'registerTransactions' || kind === 'reconcileRepayments') &&
    isText(fileName, 200) &&
    isText(fileDigest, 64) &&
    /^(?:[0-9a-f]{64})?$/.test(fileDigest) &&
    Number.isSafeInteger(total) &&
    Number(total) >= 1 &&
    Number(total) <= mostRows &&
    (sector === null || isText(sector, 100))
  if (!isAsked || typeof customerPartnerId !== 'string' || !isOwnerId(customerPartnerId))
    throw new RelayRefusal('malformed_request')
  return { customerPartnerId, kind, fileName: toSeenLine(fileName), fileDigest, total: Number(total), sector }
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value.length <= longest
}

function isSame(known: BatchRecord, asked: BatchRecord): boolean {
  return (['kind', 'fileName', 'fileDigest', 'total', 'sector'] as const).every(
    (name) => known[name] === asked[name],
  )
}
