import type { RelayStore } from '@onlend/relay'

type SeedOptions = {
  store: Pick<RelayStore, 'prepare' | 'listOperations' | 'listSnapshots' | 'keepSnapshot'>
  environment: 'sandbox' | 'production'
  /** Milliseconds since 1970. */
  now: number
}

type DemoUsage = {
  id: string
  limit: `${number}`
  currency: string
  /** What was drawn from so many days ago on, oldest first. */
  drawn: readonly (readonly [daysAgo: number, amount: `${number}`])[]
}

/** DEMO DATA, invented: how the demo's businesses used their limits in the weeks before the first start. The last of each is what the sandbox begins with. */
const demoUsage: readonly DemoUsage[] = [
  {
    id: 'cp_adaeze',
    limit: '5000000',
    currency: 'NGN',
    drawn: [
      [96, '0'],
      [79, '1800000'],
      [64, '1400000'],
      [51, '700000'],
      [37, '0'],
      [20, '1250000'],
    ],
  },
  {
    id: 'cp_kwame',
    limit: '300000',
    currency: 'GHS',
    drawn: [
      [90, '120000'],
      [58, '60000'],
      [29, '0'],
    ],
  },
]

const day = 86_400_000

/**
 * Gives the demo's businesses a past, so that the picture of how they use their limits is not empty at the first start. Only for the demo's own sandbox, and only
 * where the ledger knows nothing of a business yet.
 */
export async function seedDemoUsage({ store, environment, now }: SeedOptions): Promise<void> {
  await store.prepare(now)
  for (const { id, limit, currency, drawn } of demoUsage) {
    const owner = { environment, kind: 'customerPartnerId', id } as const
    const known = [...(await store.listSnapshots(owner, 1)), ...(await store.listOperations(owner, 1))]
    if (known.length > 0) continue
    for (const [daysAgo, amount] of drawn)
      await store.keepSnapshot(owner, {
        ...{ at: now - daysAgo * day, limit, drawn: amount, available: null, currency },
      })
  }
}
