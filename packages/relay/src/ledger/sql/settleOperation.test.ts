import { expect, test } from 'vitest'
import { openSharedDatabase } from '../../../test/openSharedDatabase.ts'
import { testRelay } from '../../../test/testRelay.ts'
import type { EventRow } from './EventRow.ts'
import type { OperationRow } from './OperationRow.ts'
import { settleOperation } from './settleOperation.ts'

/** The service's reference on record, after an event has met an operation in this state. */
async function learnt(row: Partial<OperationRow>, event: Partial<EventRow>): Promise<string | null> {
  const relay = await testRelay()
  await relay.withdraw('key-settled')
  const database = await openSharedDatabase()
  const read = async (): Promise<OperationRow> => {
    const [found] = await database.query<OperationRow>('select * from onlend_operations')
    if (!found) throw new Error('The withdrawal is not on record')
    return found
  }
  const kept = await read()
  if (row.service_reference)
    await database.query('update onlend_operations set service_reference = $1', [row.service_reference])
  const told = { reference: null, service_reference: 'SVC-1', message: null, signed: true, ...event }
  await settleOperation(
    database,
    { ...kept, ...row },
    // The cast leaves out the columns that are not looked at.
    { ...told, reference: told.reference === 'own' ? kept.reference : told.reference } as EventRow,
    { matched: 'facts', now: relay.time.now },
  )
  return (await read()).service_reference
}

test('an operation that has no reference of the service learns it from an event that says the same as its state, and from no other', async () => {
  for (const [state, outcome, expected] of [
    ...[['succeeded', 'succeeded', 'SVC-1'] as const, ['failed', 'failed', 'SVC-1'] as const],
    ...[['rejected', 'failed', 'SVC-1'] as const, ['succeeded', 'failed', null] as const],
    ...[['failed', 'succeeded', null] as const, ['rejected', 'succeeded', null] as const],
    ['reversed', 'failed', null] as const,
  ])
    expect([state, outcome, await learnt({ state }, { outcome })]).toEqual([state, outcome, expected])
})

test('the reference that is on record stays', async () => {
  const row = { state: 'succeeded', service_reference: 'SVC-0' } as const
  expect(await learnt(row, { outcome: 'succeeded' })).toBe('SVC-0')
})

test('a name of ours is not the service’s reference', async () => {
  const event = { outcome: 'succeeded', reference: 'own', service_reference: null } as const
  expect(await learnt({ state: 'succeeded' }, event)).toBeNull()
  expect(await learnt({ state: 'submitting' }, event)).toBeNull()
  expect(await learnt({ state: 'submitting' }, { ...event, service_reference: 'SVC-2' })).toBe('SVC-2')
})
