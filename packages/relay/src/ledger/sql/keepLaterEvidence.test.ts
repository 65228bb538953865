import { expect, test } from 'vitest'
import { openSharedDatabase } from '../../../test/openSharedDatabase.ts'
import { testRelay } from '../../../test/testRelay.ts'
import type { EventRow } from './EventRow.ts'
import { keepLaterEvidence } from './keepLaterEvidence.ts'
import type { OperationRow } from './OperationRow.ts'

const one = { outcome: 'failed', message: null, reference: 'r', verified: true, at: 1 } as const
const unsigned = { signed: false }

/** The state, the conflict and the pieces of evidence of an operation after a later event. */
test.each<[Partial<OperationRow>, Partial<EventRow>, string, boolean, number]>([
  [{ state: 'succeeded' }, { outcome: 'succeeded' }, 'accepted', false, 0],
  [{ state: 'succeeded', matched: 'resolved' }, { outcome: 'succeeded' }, 'accepted', false, 1],
  [{ state: 'succeeded' }, { outcome: 'failed' }, 'accepted', true, 1],
  [{ state: 'succeeded', verified: true }, { outcome: 'failed', ...unsigned }, 'accepted', false, 1],
  [{ state: 'succeeded', verified: false }, { outcome: 'failed', ...unsigned }, 'accepted', true, 1],
  [{ state: 'succeeded' }, { outcome: 'reversed' }, 'reversed', false, 1],
  [{ state: 'succeeded', verified: true }, { outcome: 'reversed', ...unsigned }, 'accepted', false, 1],
  [{ state: 'failed' }, { outcome: 'reversed' }, 'accepted', false, 1],
  [{ state: 'failed' }, { outcome: 'succeeded' }, 'accepted', true, 1],
  [{ state: 'reversed' }, { outcome: 'failed' }, 'accepted', false, 1],
  [{ state: 'reversed' }, { outcome: 'succeeded' }, 'accepted', false, 1],
  [{ state: 'rejected' }, { outcome: 'failed' }, 'accepted', false, 0],
  [{ state: 'rejected' }, { outcome: 'succeeded' }, 'accepted', true, 1],
  [
    { state: 'succeeded', later_evidence: [one] },
    { outcome: 'failed', reference: 'r' },
    'accepted',
    false,
    0,
  ],
  [{ state: 'succeeded', later_evidence: [one] }, { outcome: 'failed', reference: 's' }, 'accepted', true, 2],
  [
    { state: 'succeeded', later_evidence: [one] },
    { outcome: 'reversed', reference: 'r' },
    'reversed',
    false,
    2,
  ],
  [
    { state: 'succeeded', later_evidence: [{ ...one, reference: null }] },
    ...([{ outcome: 'failed' } as const, 'accepted', true, 2] as const),
  ],
  [
    { state: 'succeeded', conflict: true, later_evidence: [{ ...one, reference: null }] },
    ...([{ outcome: 'failed' } as const, 'accepted', false, 0] as const),
  ],
])('%j after %j is %s, conflicts: %s, and keeps %i pieces', async (row, event, state, conflict, pieces) => {
  const relay = await testRelay()
  await relay.withdraw('key-later')
  const database = await openSharedDatabase()
  const [kept] = await database.query<OperationRow>('select * from onlend_operations')
  // The casts leave out the columns that are not looked at.
  const told = { reference: null, message: null, signed: true, ...event } as EventRow
  await keepLaterEvidence(database, { ...kept, ...row } as OperationRow, told, { matched: 'facts', now: 5 })
  const [read] = await database.query<OperationRow>('select * from onlend_operations')
  expect([read?.state, read?.conflict, read?.later_evidence?.length ?? 0]).toEqual([state, conflict, pieces])
})
