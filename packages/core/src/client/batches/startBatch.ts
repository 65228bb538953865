import { createOperationId } from '../../transport/createOperationId.ts'
import type { LendingEngine } from '../LendingEngine.ts'
import type { BatchKind } from './Batch.ts'
import type { OpenBatch, StartBatch } from './Batches.ts'
import { createBatchStore } from './createBatchStore.ts'
import { createOpenBatch } from './createOpenBatch.ts'
import { packRows } from './packRows.ts'

/** Rows in a piece, unless it is said otherwise. */
const usualSize = 100

/**
 * Keeps rows at the relay, cut into pieces with an operation id each, before the first of them is sent; `send` of what it resolves with sends them. A
 * reload or another device opens it with `openBatch`. Nothing of it is kept on the device.
 *
 * @throws TypeError where there are no rows or no partner, and LendingError where the relay does not take them: `not_found` where it stages no uploads.
 * @example
 * const rows = payments.map((payment, at) => ({ line: at + 2, payment, statementLines: [] }))
 * const file = { fileName: 'may.csv', fileDigest: '' }
 * const batch = await startBatch(lending, { kind: 'reconcileRepayments', ...file, shared: null, rows })
 * await batch.send()
 */
export async function startBatch<Kind extends BatchKind>(
  lending: LendingEngine,
  { kind, customerPartnerId, rows, pieceSize = usualSize, ...file }: StartBatch<Kind>,
): Promise<OpenBatch<Kind>> {
  const partnerId = customerPartnerId ?? lending.customerPartnerId
  if (partnerId === null)
    throw new TypeError('startBatch: a batch is for a customer partner, and none is given.')
  if (rows.length === 0) throw new TypeError('startBatch: a batch has one row at least.')
  const store = createBatchStore(lending, { kind, customerPartnerId: partnerId })
  const { parts, digest } = await packRows(rows)
  const { fileName, fileDigest, shared } = file
  const facts = {
    ...{ fileName: fileName.slice(0, 200), fileDigest, shared, digest },
    id: createOperationId(lending.client),
    createdAt: new Date(lending.now()).toISOString(),
    total: rows.length,
    parts: parts.length,
  }
  // A header names the statement's lines of a piece, and has room for those of a hundred and some more.
  const size = kind === 'reconcileRepayments' ? Math.min(pieceSize, usualSize) : pieceSize
  const plan = { total: rows.length, size: Math.max(1, Math.floor(size)), pieces: [] }
  await store.put(facts, plan, parts)
  return createOpenBatch(lending, { kind, customerPartnerId: partnerId, store, facts, rows, plan }).batch
}
