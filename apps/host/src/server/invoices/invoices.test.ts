import type { OutcomeEvent } from '@onlend/core/relay'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestTables } from '../test/openTestTables.ts'
import { createInvoiceBook } from './createInvoiceBook.ts'
import { createInvoiceRoute } from './createInvoiceRoute.ts'

let opened: Awaited<ReturnType<typeof openTestTables>>
beforeAll(async () => {
  opened = await openTestTables()
})
afterAll(() => opened.close())

type Operation = NonNullable<OutcomeEvent['operation']>

function createEvent(id: string, changes: Partial<Operation>, customerPartnerId = 'cp_a'): OutcomeEvent {
  return {
    ...{ version: 1, id, type: `operation.${changes.state ?? 'accepted'}`, environment: 'sandbox' },
    ...{ time: `2026-03-02T10:00:0${id}.000Z`, tenant: null, customerPartnerId, channelPartnerId: null },
    ...{ approval: null, batch: null, uploadSet: null },
    operation: {
      ...{ id: 'key-1', kind: 'withdraw', state: 'accepted', amount: '10.00', currency: 'NGN' },
      ...{ reference: 'WD-1', serviceReference: null, conflict: false, rows: null },
      evidence: { matched: null, verified: null },
      ...changes,
    },
  }
}

test('the book follows a withdrawal, stays right when it is reversed, and books a repeated event once', async () => {
  await opened.empty()
  const book = createInvoiceBook(opened.tables)
  const states: unknown[] = []
  for (const event of [
    createEvent('1', { state: 'accepted' }),
    createEvent('2', { state: 'succeeded' }),
    createEvent('3', { state: 'reversed' }),
    // Delivered once more, after a lease that ended.
    createEvent('2', { state: 'succeeded' }),
    // A dead letter, sent again by an operator.
    createEvent('0', { state: 'unknown' }),
  ]) {
    await book.book(event)
    states.push((await book.list(['cp_a'])).map(({ state }) => state))
  }
  expect(states).toEqual([['open'], ['paid'], ['takenBack'], ['takenBack'], ['takenBack']])
  await book.book(createEvent('4', { id: 'key-2', kind: 'requestDrawdown', state: 'succeeded' }))
  await book.book(createEvent('5', { id: 'key-3' }, 'cp_b'))
  // The clock of the relay that recorded the success is behind.
  await book.book(createEvent('8', { id: 'key-8' }, 'cp_d'))
  await book.book(createEvent('7', { id: 'key-8', state: 'succeeded' }, 'cp_d'))
  expect(await book.list(['cp_d'])).toMatchObject([{ state: 'paid' }])
  expect(await book.list(['cp_a'])).toMatchObject([
    { operationId: 'key-1', amount: '10.00', reference: 'WD-1', changedAt: '2026-03-02T10:00:03.000Z' },
  ])
})

test('a person reads the book of their own businesses alone', async () => {
  const book = createInvoiceBook(opened.tables)
  await book.book(createEvent('6', { id: 'key-6' }, 'cp_c'))
  const person = { customerPartners: [{ id: 'cp_c' }] }
  const ask = async (session: unknown) => {
    const find = async () => session
    // The cast: the route reads nothing else of a session.
    const sessions = { find } as unknown as Parameters<typeof createInvoiceRoute>[0]['sessions']
    return createInvoiceRoute({ sessions, invoices: book }).request('/invoices')
  }
  expect((await ask(null)).status).toBe(401)
  const answer = await ask({ user: person })
  expect(await answer.json()).toMatchObject([{ operationId: 'key-6', customerPartnerId: 'cp_c' }])
})
