import type { LendingEngine } from '../LendingEngine.ts'
import type { Batch, BatchKind } from './Batch.ts'
import { createBatchStore } from './createBatchStore.ts'
import { toBatch } from './toBatch.ts'

/** Whose batches are listed. */
export type ListBatchesParameters<Kind extends BatchKind> = {
  kind: Kind
  /** @default the provider's */
  customerPartnerId?: string | undefined
}

/** Batches whose pieces are read; older ones are not listed. */
const most = 20

/**
 * The batches of a partner that were begun and not removed, here or on another device, the newest first, as they stood when their sending last went on.
 * `openBatch` brings one up to date, and knows better which rows the pieces to come will have.
 *
 * @throws LendingError where the relay cannot be read.
 * @example
 * const unfinished = (await listBatches(lending, { kind: 'registerTransactions' })).filter(({ state }) => state !== 'sent')
 */
export async function listBatches<Kind extends BatchKind>(
  lending: LendingEngine,
  { kind, customerPartnerId }: ListBatchesParameters<Kind>,
): Promise<readonly Batch<Kind>[]> {
  const partnerId = customerPartnerId ?? lending.customerPartnerId
  if (partnerId === null) return []
  const store = createBatchStore(lending, { kind, customerPartnerId: partnerId })
  const listed = (await store.list()).slice(0, most)
  const plans = await Promise.all(listed.map(({ id }) => store.readPlan(id)))
  return listed.flatMap((facts, at) => {
    const plan = plans[at]
    if (plan?.total !== facts.total) return []
    // The rows, which say where they may be cut, are not read for a list.
    return [toBatch(kind, facts, { plan, phase: 'paused', leaving: null, held: null }, () => true)]
  })
}
