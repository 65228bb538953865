import { expect, test } from 'vitest'
import type { Queryable } from '../../database/Database.ts'
import type { EventRow } from '../../ledger/sql/index.ts'
import type { KeptEvent } from '../InboxRecord.ts'
import { settlementEvent } from '../../../test/storeFixtures.ts'
import { replaceOpenEvents } from './replaceOpenEvents.ts'

const event = settlementEvent({ reference: 'ref_1', amount: '100', destinationHash: 'hash' })

/** What `event` is as a row of the inbox; the cast leaves out the columns that are not looked at. */
const row = {
  ...{ position: 0, kind: 'withdraw', outcome: 'succeeded', reference: 'ref_1', amount: '100' },
  ...{ transaction_reference: null, destination_hash: 'hash', candidates: null },
} as EventRow

/** A database in which a webhook has these events, open and settled. */
function holding({ open = [], settled = [] }: { open?: EventRow[]; settled?: EventRow[] }): Queryable {
  // The cast is what a driver does.
  return { query: async <Row>(sql: string) => (sql.startsWith('delete') ? open : settled) as Row[] }
}

async function findFresh(settled: EventRow[], events: KeptEvent[]): Promise<number[]> {
  const { fresh } = await replaceOpenEvents(holding({ settled }), 'delivery', events)
  return fresh.map(({ position }) => position)
}

test('of several new events the one that says the same is spent, wherever it stands', async () => {
  expect(await findFresh([row], [{ ...event, amount: '7' }, event])).toEqual([0])
  expect(await findFresh([row], [{ ...event, outcome: 'failed' }, event])).toEqual([0])
})

test('without one that says the same, the one that is about the same is spent, and not the one in its place', async () => {
  const other = { ...event, amount: '7' }
  expect(await findFresh([row], [other, { ...event, outcome: 'failed' }])).toEqual([0])
})

test('without either, the one in its place is spent', async () => {
  const [one, other] = [
    { ...event, amount: '7' },
    { ...event, amount: '8' },
  ]
  expect(await findFresh([{ ...row, position: 1 }], [one, other])).toEqual([0])
  expect(await findFresh([{ ...row, position: 5 }], [one, other])).toEqual([0, 1])
})

test('an event that differs in its kind, a reference, its amount or its account is not about the same', async () => {
  for (const change of [
    ...[{ kind: 'reconcileRepayments' } as const, { reference: 'ref_2' }, { reference: null }],
    ...[{ transactionReference: 'loan_1' }, { amount: null }, { destinationHash: 'another' }],
  ]) {
    const changed = { ...event, ...change }
    // The settled one stands in neither's place, and takes what is about the same with it.
    const away = { ...row, position: 9 }
    expect([change, await findFresh([away], [changed])]).toEqual([change, [0]])
    expect([change, await findFresh([away], [changed, event])]).toEqual([change, [0]])
  }
})

test('only what was counted among other events is told to have been forgotten', async () => {
  const counted = { ...row, candidates: ['key_1'] }
  const { forgotten } = await replaceOpenEvents(holding({ open: [row, counted] }), 'delivery', [])
  expect(forgotten).toEqual([counted])
})
