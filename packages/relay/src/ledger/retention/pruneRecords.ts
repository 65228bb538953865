import type { LedgerContext } from '../LedgerContext.ts'
import type { Pruned } from './RetentionStore.ts'

/** What one sweep prunes at most, of each kind of record; what is left is done the next time. */
const mostOfSweep = 20_000

/** Prunes what has had its time, and says how much that was. Nothing is asked of the store where everything is kept for good. */
export async function pruneRecords(
  { store, clock, environment, retention, measure, logger }: LedgerContext,
  { most = mostOfSweep }: { most?: number } = {},
): Promise<Pruned> {
  const { operations, webhooks, snapshots } = retention
  if (operations === null && webhooks === null && snapshots === null)
    return { operations: 0, webhooks: 0, destinations: 0, snapshots: 0 }
  const now = clock.now()
  await store.prepare(now)
  const pruned = await store.prune({
    environment,
    operationsBefore: operations === null ? null : now - operations,
    webhooksBefore: webhooks === null ? null : now - webhooks,
    snapshotsBefore: snapshots === null ? null : now - snapshots,
    most,
    now,
  })
  // The cast names the keys of the counts.
  const counts = Object.entries(pruned) as [keyof Pruned, number][]
  for (const [record, count] of counts) if (count > 0) measure({ type: 'pruned', record, count })
  if (counts.some(([, count]) => count > 0))
    logger.info({ event: 'retention.pruned', ...pruned }, 'records that have had their time were pruned')
  return pruned
}
