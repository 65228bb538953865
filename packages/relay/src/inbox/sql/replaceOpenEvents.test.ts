import { expect, test } from 'vitest'
import type { Queryable } from '../../database/Database.ts'
import type { EventRow } from '../../ledger/sql/index.ts'
import type { KeptEvent } from '../InboxStore.ts'
import { replaceOpenEvents } from './replaceOpenEvents.ts'

const event: KeptEvent = {
  kind: 'withdraw',
  outcome: 'succeeded',
  customerPartnerId: null,
  reference: 'ref_1',
  transactionReference: null,
  amount: '100',
  destinationHash: 'hash',
  destinationEnd: null,
  message: null,
  quarantined: false,
  needsConfirmation: false,
}

/** What `event` is as a row of the inbox; the cast leaves out the columns that are not looked at. */
const row = {
  position: 0,
  kind: 'withdraw',
  outcome: 'succeeded',
  reference: 'ref_1',
  transaction_reference: null,
  amount: '100',
  destination_hash: 'hash',
  candidates: null,
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

test.each([
  { kind: 'reconcileRepayments' },
  { reference: 'ref_2' },
  { reference: null },
  { transactionReference: 'loan_1' },
  { amount: null },
  { destinationHash: 'another' },
] satisfies Partial<KeptEvent>[])('an event that differs in %o is not about the same', async (change) => {
  const changed = { ...event, ...change }
  // The settled one stands in neither's place, and takes what is about the same with it.
  expect(await findFresh([{ ...row, position: 9 }], [changed])).toEqual([0])
  expect(await findFresh([{ ...row, position: 9 }], [changed, event])).toEqual([0])
})

test('only what was counted among other events is told to have been forgotten', async () => {
  const counted = { ...row, candidates: ['key_1'] }
  const { forgotten } = await replaceOpenEvents(holding({ open: [row, counted] }), 'delivery', [])
  expect(forgotten).toEqual([counted])
})
