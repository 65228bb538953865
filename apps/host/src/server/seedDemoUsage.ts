import { type Database, migrate } from '@onlend/relay'

type SeedOptions = {
  database: Database
  environment: 'sandbox' | 'production'
  /** Milliseconds since 1970. */
  now: number
}

type DemoUsage = {
  id: string
  limit: `${number}`
  currency: string
  /** The drawn amount from so many days ago on, oldest first. */
  drawn: readonly (readonly [daysAgo: number, amount: `${number}`])[]
}

/** DEMO DATA, invented: how the demo's businesses used their limits in the weeks before the first start. The sandbox begins with the last of each. */
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
 * where the ledger knows nothing of a business yet. The tables are the relay's: no host with real data writes to them.
 */
export async function seedDemoUsage({ database, environment, now }: SeedOptions): Promise<void> {
  await migrate(database)
  for (const { id, limit, currency, drawn } of demoUsage) {
    const owner = [environment, 'customerPartnerId', id]
    const known = await database.query(
      `select 1 as one from onlend_snapshots where (environment, owner_kind, owner_id) = ($1, $2, $3)
      union all select 1 from onlend_operations where (environment, owner_kind, owner_id) = ($1, $2, $3) limit 1`,
      owner,
    )
    if (known.length > 0) continue
    for (const [daysAgo, amount] of drawn)
      await database.query(
        `insert into onlend_snapshots (environment, owner_kind, owner_id, seen_at, credit_limit, drawn, currency)
        values ($1, $2, $3, $4, $5, $6, $7)`,
        [...owner, now - daysAgo * day, limit, amount, currency],
      )
  }
}
