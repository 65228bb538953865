import type { LendingEngine } from '../LendingEngine.ts'
import type { BatchKind } from './Batch.ts'
import type { OpenBatch } from './Batches.ts'
import { createBatchStore } from './createBatchStore.ts'
import { createOpenBatch } from './createOpenBatch.ts'

/** Which batch is opened. */
export type OpenBatchParameters<Kind extends BatchKind> = {
  kind: Kind
  id: string
  /** @default the provider's */
  customerPartnerId?: string | undefined
}

/**
 * Opens a batch that was begun before, here or on another device, with the same rows under the same ids; `null` where there is none, or where the relay has
 * forgotten its rows. What the ledger holds of its pieces outweighs what was known when it was left. It is paused.
 *
 * @throws LendingError where the relay cannot be read.
 * @example
 * const batch = await openBatch(lending, { kind: 'registerTransactions', id: 'batch_1' })
 * await batch?.send()
 */
export async function openBatch<Kind extends BatchKind>(
  lending: LendingEngine,
  { kind, id, customerPartnerId }: OpenBatchParameters<Kind>,
): Promise<OpenBatch<Kind> | null> {
  const partnerId = customerPartnerId ?? lending.customerPartnerId
  if (partnerId === null) return null
  const store = createBatchStore(lending, { kind, customerPartnerId: partnerId })
  const facts = (await store.list()).find((one) => one.id === id)
  if (!facts) return null
  const [plan, rows] = await Promise.all([store.readPlan(id), store.readRows(facts)])
  if (plan?.total !== facts.total || !rows) return null
  const { batch, refresh } = createOpenBatch(lending, {
    kind,
    customerPartnerId: partnerId,
    store,
    facts,
    rows,
    plan,
  })
  await refresh()
  return batch
}
