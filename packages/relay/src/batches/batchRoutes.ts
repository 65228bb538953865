import { isOwnerId } from '@onlend/core/internal'
import * as own from '@onlend/core/relay'
import { operations } from '@onlend/core/operations'
import {
  RelayRefusal,
  type RelayRequest,
  type Route,
  route,
  type RouteAnswer,
  type RouteParameters,
} from '../http/index.ts'
import { createReadCheck, mayActFor } from '../identity/index.ts'
import { answerAppend } from './answerAppend.ts'
import { answerCreation } from './answerCreation.ts'
import { answerResumption } from './answerResumption.ts'
import type { BatchesContext } from './BatchesContext.ts'
import { findBatch } from './findBatch.ts'
import { findOwnBatch } from './findOwnBatch.ts'
import type { Runner } from './createRunner.ts'
import { writeBatch } from './writeBatch.ts'
import { writeBatches } from './writeBatches.ts'
import { type KeptRow, writeBody } from './writeBody.ts'

const reads = { session: true, budget: 'reads' } as const
const changes = { session: true, budget: 'batches' } as const

/** The context of the batch handlers, with the runner that sends batches. */
export type BatchRoutesContext = BatchesContext & { readonly runner: Runner }

/** The routes of batches: many rows that the relay sends piece by piece. */
export const batchRoutes: readonly Route<BatchRoutesContext>[] = [
  route(own.createBatch, { ...changes, handle: answerCreation }),
  route(own.appendBatchRows, { ...changes, handle: answerAppend }),
  route(own.listBatches, { ...reads, handle: answerBatches }),
  route(own.getBatch, { ...reads, handle: answerBatch }),
  route(own.listBatchRows, { ...reads, handle: answerBatchRows }),
  route(own.pauseBatch, { ...changes, handle: answerPause }),
  route(own.resumeBatch, { ...changes, handle: answerResumption }),
  route(own.cancelBatch, { ...changes, handle: answerCancellation }),
]

type OfBatch = RelayRequest<{ readonly batchId: string }>

/** Lists the newest batches of a partner, of the kinds that the session may read. */
async function answerBatches(
  context: BatchesContext,
  { principal, parameters }: RelayRequest<RouteParameters<typeof own.listBatches>>,
): Promise<RouteAnswer<typeof own.listBatches>> {
  const { customerPartnerId: id, kind } = parameters
  if (!isOwnerId(id)) throw new RelayRefusal('malformed_request')
  const asked = batchKinds.filter((each) => kind === undefined || each === kind)
  if (asked.length === 0) throw new RelayRefusal('malformed_request')
  const owner = { environment: context.environment, kind: 'customerPartnerId', id } as const
  if (!(await mayActFor(context, principal, owner))) throw new RelayRefusal('forbidden')
  const mayRead = createReadCheck(context, { principal, endpoint: 'listBatches' })
  const answers = await Promise.all(asked.map((each) => mayRead(owner, each)))
  const shown = asked.filter((_kind, at) => answers[at])
  if (shown.length === 0) throw new RelayRefusal('forbidden')
  return { data: await writeBatches(context, await context.store.listBatches(owner, shown, pageSize)) }
}

const batchKinds = ['registerTransactions', 'reconcileRepayments'] as const
/** The most batches in one answer. */
const pageSize = 100

async function answerBatch(
  context: BatchesContext,
  incoming: OfBatch,
): Promise<RouteAnswer<typeof own.getBatch>> {
  const [data] = await writeBatches(context, [await findBatch(context, incoming, 'getBatch')])
  if (!data) throw new RelayRefusal('not_found')
  return { data }
}

async function answerPause(
  context: BatchesContext,
  incoming: OfBatch,
): Promise<RouteAnswer<typeof own.pauseBatch>> {
  const batch = await findOwnBatch(context, incoming, 'pauseBatch')
  const options = { holder: null, isAnnounced: false, now: context.clock.now() }
  await context.store.applyBatchEvent(batch, { type: 'paused' }, options)
  return { data: await writeBatch(context, batch) }
}

async function answerCancellation(
  context: BatchesContext,
  incoming: OfBatch,
): Promise<RouteAnswer<typeof own.cancelBatch>> {
  const batch = await findOwnBatch(context, incoming, 'cancelBatch')
  const options = { holder: null, isAnnounced: false, now: context.clock.now() }
  await context.store.applyBatchEvent(batch, { type: 'cancelled' }, options)
  return { data: await writeBatch(context, batch) }
}

const states = ['unsent', 'refused', 'awaited', 'succeeded', 'failed', 'unknown'] as const
/** The most rows in one answer. */
const rowsOfPage = 500

/** Lists the outcomes of rows, each with its line in the file. */
async function answerBatchRows(
  context: BatchesContext,
  incoming: RelayRequest<RouteParameters<typeof own.listBatchRows>>,
): Promise<RouteAnswer<typeof own.listBatchRows>> {
  const { after = '-1', inState } = incoming.parameters
  const asked = inState === undefined ? null : states.filter((state) => state === inState)
  if (!/^(?:-1|\d{1,9})$/.test(after) || asked?.length === 0) throw new RelayRefusal('malformed_request')
  const batch = await findBatch(context, incoming, 'listBatchRows')
  const question = { after: Number(after), limit: rowsOfPage, states: asked }
  const outcomes = await context.store.listBatchRows(batch, question)
  const [first, last] = [outcomes[0], outcomes.at(-1)]
  if (!first || !last) return { data: [] }
  const pages = await context.store.readPages(batch, { from: first.position, to: last.position + 1 })
  const rows = new Map<number, KeptRow>()
  const wanted = new Set(outcomes.map(({ position }) => position))
  // The cast names the rows that `readRows` accepted.
  for (const page of pages)
    for (const [at, row] of (JSON.parse(page.rows || '[]') as KeptRow[]).entries())
      if (wanted.has(page.from + at)) rows.set(page.from + at, row)
  return {
    data: outcomes.map((outcome) => {
      const row = rows.get(outcome.position)
      const [set] = row ? operations[batch.kind].rows(writeBody(batch, [row])) : []
      return {
        ...outcome,
        line: row?.line ?? outcome.position + 1,
        reference: set?.reference ?? '',
        // The cast: a kept amount is a plain decimal.
        amount: (set?.amount ?? null) as own.BatchRow['amount'],
      }
    }),
  }
}
