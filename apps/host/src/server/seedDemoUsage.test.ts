import { createSqlStore } from '@onlend/relay'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoUsage } from './seedDemoUsage.ts'
import { openTestTables } from './test/openTestTables.ts'

const now = Date.parse('2027-03-10T11:00:00.000Z')
let opened: Awaited<ReturnType<typeof openTestTables>>

beforeAll(async () => {
  opened = await openTestTables()
}, 60_000)
afterAll(() => opened.close())

test('the demo’s businesses have a past from the first start on, and the second start adds nothing', async () => {
  const store = createSqlStore(opened.database)
  const list = (id: string) =>
    store.listSnapshots({ environment: 'sandbox', kind: 'customerPartnerId', id }, 10)
  await seedDemoUsage({ store, environment: 'sandbox', now })
  const [newest, ...earlier] = await list('cp_adaeze')
  expect([newest?.drawn, newest?.limit, earlier.length]).toEqual(['1250000', '5000000', 5])
  const kwame = await list('cp_kwame')
  expect([kwame.length, kwame[0]?.currency]).toEqual([3, 'GHS'])
  await seedDemoUsage({ store, environment: 'sandbox', now: now + 86_400_000 })
  expect([(await list('cp_adaeze')).length, (await list('cp_kwame')).length]).toEqual([6, 3])
  expect(await list('cp_nolimit')).toEqual([])
})
