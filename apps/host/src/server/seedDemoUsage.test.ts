import type { RelayStore } from '@onlend/relay'
import { expect, test } from 'vitest'
import { seedDemoUsage } from './seedDemoUsage.ts'

const now = Date.parse('2027-03-10T11:00:00.000Z')

type Kept = Awaited<ReturnType<RelayStore['listSnapshots']>>[number]

/** A store that keeps snapshots in memory, and operations of those whom it is told of. */
function openStore(withOperations: readonly string[] = []) {
  const kept = new Map<string, Kept[]>()
  const store: Parameters<typeof seedDemoUsage>[0]['store'] = {
    prepare: async () => undefined,
    // The cast stands for an operation, of which only that it is there is looked at.
    listOperations: async ({ id }) => (withOperations.includes(id) ? ([{}] as never) : []),
    listSnapshots: async ({ id }, limit) => (kept.get(id) ?? []).slice(0, limit),
    keepSnapshot: async ({ id }, snapshot) => {
      kept.set(id, [snapshot, ...(kept.get(id) ?? [])])
      return true
    },
  }
  return { store, kept }
}

test('the demo’s businesses have a past from the first start on, and the second start adds nothing', async () => {
  const { store, kept } = openStore()
  await seedDemoUsage({ store, environment: 'sandbox', now })
  const days = kept.get('cp_adaeze')?.map(({ at, drawn }) => [(now - at) / 86_400_000, drawn])
  expect(days?.slice(0, 2)).toEqual([
    [20, '1250000'],
    [37, '0'],
  ])
  expect(kept.get('cp_kwame')?.map(({ currency }) => currency)).toEqual(['GHS', 'GHS', 'GHS'])
  await seedDemoUsage({ store, environment: 'sandbox', now: now + 86_400_000 })
  expect([kept.size, kept.get('cp_adaeze')?.length, kept.get('cp_kwame')?.length]).toEqual([2, 6, 3])
})

test('a business of which the ledger knows something is given no past', async () => {
  const { store, kept } = openStore(['cp_adaeze'])
  await seedDemoUsage({ store, environment: 'sandbox', now })
  expect([...kept.keys()]).toEqual(['cp_kwame'])
})
