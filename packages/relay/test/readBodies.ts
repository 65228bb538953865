import { systemClock } from '../src/lib/systemClock.ts'
import { createSealing } from '../src/database/sealing/createSealing.ts'
import { openSharedDatabase } from './openSharedDatabase.ts'
import { testSecret } from './openStore.ts'

/** The bodies of webhooks as the ledger has them, oldest first, opened. */
export async function readBodies(): Promise<string[]> {
  const database = await openSharedDatabase()
  const sealing = createSealing({ ledgerSecret: testSecret, clock: systemClock })
  const rows = await database.query<{ body: string }>(
    'select body from onlend_deliveries where body is not null order by received_at, id',
  )
  return Promise.all(rows.map(({ body }) => sealing.open(body, 'delivery')))
}
