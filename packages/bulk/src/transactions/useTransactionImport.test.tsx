import { callEndpoint } from '@onlend/core'
import { listBatches } from '@onlend/core/relay'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { Blob } from 'node:buffer'
import { StrictMode, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFixture, type Fixture } from '../../../hooks/test/createFixture.tsx'
import { clearLendingData, useLending } from '@onlend/hooks'
import { useTransactionImport, type UseTransactionImportParameters } from './index.ts'

// That of the document cannot be streamed, as every browser's can.
beforeEach(() => void vi.stubGlobal('Blob', Blob))
afterEach(cleanup)

const head = 'Loan ID,First name,Last name,Phone,Amount,Date,Due date'
const toFile = (lines: readonly string[], name = 'loans.csv') => new File([[head, ...lines].join('\n')], name)
const good = (reference: string) => `${reference},Ada,Obi,08031234567,1500.50,2025-03-14,2025-06-04`

function open(options: Partial<UseTransactionImportParameters> = {}, fixture: Fixture = createFixture()) {
  const parameters = { operatorName: 'Harbour Capital', currency: 'NGN', createWorker: null, ...options }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StrictMode>{fixture.wrapper({ children })}</StrictMode>
  )
  const { result, unmount, rerender } = renderHook(
    (more: Partial<UseTransactionImportParameters>) => useTransactionImport({ ...parameters, ...more }),
    {
      wrapper,
      initialProps: {},
    },
  )
  const now = () => result.current
  const choose = async (file: File) => {
    act(() => now().choose(file))
    await waitFor(() => expect(now().step).toBe('layout'))
  }
  const toRows = async (file: File) => {
    await choose(file)
    act(() => now().setSector('Lender'))
    act(() => now().confirmLayout())
    await waitFor(() => expect(now().step).toBe('rows'))
  }
  const sent = () =>
    fixture.sandbox.calls
      .filter(({ endpoint }) => endpoint === 'registerTransactions')
      .map(({ body }) => body as { transactions: { transaction_reference: string }[] })
  return { ...fixture, fixture, now, choose, toRows, unmount, rerender, sent }
}

test('a file goes over its layout, its rows and the review to the relay, each row once', async () => {
  const { now, toRows, sent, fixture } = open()
  await toRows(
    toFile([
      'A-1,Ada,,,x,2025-03-14,2025-06-04',
      good('A-2'),
      good('A-3'),
      good('A-4'),
      'Total,,,,4501.50,,',
    ]),
  )
  expect(now().rows.map(({ id, level, isLeftOut }) => `${id} ${level} ${isLeftOut}`)).toEqual([
    '0 error false',
    '1 ok false',
    '2 ok false',
    '3 ok false',
    '4 info true',
  ])
  expect(now().totals).toMatchObject({ errors: 1, leftOut: 1, amounts: [{ rows: 3, amount: '4501.5' }] })
  act(() => now().edit(0, 'lastName', 'Obi'))
  act(() => now().edit(0, 'amountPayable', '10'))
  // It stays where it was while it is edited.
  await waitFor(() =>
    expect(now().rows[0]).toMatchObject({ id: 0, level: 'ok', edited: ['lastName', 'amountPayable'] }),
  )
  act(() => now().leaveOut(2, true))
  await waitFor(() => expect(now().totals.leftOut).toBe(2))
  act(() => now().goTo('review'))
  expect(now()).toMatchObject({ step: 'review', canReview: true })
  act(() => {
    now().start()
    now().start()
  })
  await waitFor(() => expect(now().step).toBe('batch'))
  await waitFor(() => expect(sent()).toHaveLength(1))
  const references = sent().map(({ transactions }) => transactions.map((one) => one.transaction_reference))
  expect(references).toEqual([['A-1', 'A-2', 'A-4']])
  // Pressed twice, it is one batch: the relay would hold a second one back, but it would be there.
  const { result: lending } = renderHook(() => useLending(), { wrapper: fixture.wrapper })
  const asked = { customerPartnerId: 'cp_adaeze' }
  expect(await callEndpoint(lending.current.client, listBatches, asked)).toHaveLength(1)
})

test('T87: each row settles as its event comes, under the line that it stands in; closed, another file can be chosen', async () => {
  const { now, toRows, sandbox } = open()
  await toRows(toFile([good('A-1'), 'A-2,Efe,,,10.50,2025-03-14,2025-06-04', good('BAD-3')]))
  act(() => now().goTo('review'))
  act(() => now().start())
  await waitFor(() => expect(now().progress?.batch.counts.awaited).toBe(2))
  await act(() => sandbox.advance(3_000))
  await waitFor(() =>
    expect(now().progress?.batch.counts).toMatchObject({ succeeded: 1, failed: 1, awaited: 0 }),
  )
  const list = () => now().progress?.rows.page.map((row) => `${row.line} ${row.reference} ${row.state}`)
  await waitFor(() => expect(list()).toEqual(['2 A-1 succeeded', '4 BAD-3 failed']))
  act(() => now().progress?.close())
  await waitFor(() => expect(now()).toMatchObject({ step: 'choose', progress: null }))
})

test('the mapping of columns and the sector are remembered per partner, without a word of the file, and wiped at sign-out', async () => {
  const { now, choose, unmount, fixture, storage } = open()
  await choose(toFile([good('A-1')]))
  act(() => now().setColumn(3, 'idValue'))
  act(() => now().setColumn(3, null))
  expect(now().columns[3]).toMatchObject({ field: null, foundBy: 'person' })
  act(() => now().confirmLayout())
  await waitFor(() => expect(now().step).toBe('rows'))
  const kept = Array.from(
    { length: storage.length },
    (_, at) => storage.getItem(storage.key(at) ?? '') ?? '',
  ).join()
  expect(kept).not.toMatch(/Ada|Loan|0803|Phone/)
  unmount()
  const again = open({}, fixture)
  await again.choose(toFile([good('A-9')]))
  expect(again.now().columns.map(({ field, foundBy }) => [field, foundBy])[3]).toEqual([null, 'remembered'])
  again.unmount()
  const { result: lending } = renderHook(() => useLending(), { wrapper: fixture.wrapper })
  clearLendingData(lending.current)
  const fresh = open({}, fixture)
  await fresh.toRows(toFile([good('A-9')]))
  expect(fresh.now().columns[3]).toMatchObject({ field: 'contactNumber', foundBy: 'name' })
})

test('columns that are required and missing keep the layout open', async () => {
  const { now, choose } = open()
  await choose(
    new File(['Loan ID,Business name,Date,Due date\nA-1,Harmattan,2025-03-04,2025-06-04'], 'x.csv'),
  )
  expect(now().missing).toEqual(['amountPayable'])
  act(() => now().confirmLayout())
  expect(now()).toMatchObject({ step: 'layout', busy: null })
})

test('a file that is none is said, and the one before stays', async () => {
  const { now, toRows } = open()
  await toRows(toFile([good('A-1')]))
  act(() => now().choose(new File([], 'empty.csv')))
  await waitFor(() => expect(now().fileError).toBe('empty'))
  expect(now()).toMatchObject({ step: 'rows', busy: null, rows: [{ values: { reference: 'A-1' } }] })
})

test('rows in error are written, corrected and brought back; a file that is none of theirs is refused', async () => {
  const { now, toRows } = open()
  await toRows(toFile([good('A-1'), 'A-2,Efe,,,10.50,2025-03-14,2025-06-04', good('A-1')]))
  const csv = await now().writeFaulty(({ code }) => code, 'What is wrong')
  expect(csv.split('\r\n')[0]).toContain('What is wrong')
  act(() => now().bringBack(new File(['a,b\n1,2'], 'other.csv')))
  await waitFor(() => expect(now().fileError).toBe('empty'))
  const corrected = csv.replace('A-2,Efe,', 'A-2,Efe,Ojo').replace(/A-1(?!.*A-1,)/s, 'A-3')
  act(() => now().bringBack(new File([corrected], 'faulty.csv')))
  await waitFor(() => expect(now().totals.errors).toBe(0))
  expect(now().rows.map(({ values }) => values.reference)).toEqual(['A-1', 'A-2', 'A-3'])
})

test('rows are filtered by level, by issue and by text', async () => {
  const { now, toRows } = open()
  await toRows(
    toFile([
      good('A-1'),
      'A-2,Efe,,,10.50,2025-03-14,2025-06-04',
      'A-3,Ada,Obi,12,10.50,2025-03-14,2025-06-04',
    ]),
  )
  act(() => now().setFilter({ level: 'error' }))
  await waitFor(() => expect(now().rows.map(({ id }) => id)).toEqual([1, 2]))
  act(() => now().setFilter({ code: 'CONTACT_NUMBER_INVALID' }))
  await waitFor(() => expect(now().rows.map(({ id }) => id)).toEqual([2]))
  act(() => now().setFilter({ level: 'all', code: null, search: 'efe' }))
  await waitFor(() => expect(now().rows.map(({ id }) => id)).toEqual([1]))
})

test('T61: a reference that was imported before, or that a financing has, is warned about in the next file', async () => {
  const first = open()
  await first.toRows(toFile([good('A-1')]))
  act(() => first.now().goTo('review'))
  act(() => first.now().start())
  await waitFor(() => expect(first.sent()).toHaveLength(1))
  first.unmount()
  const { now, toRows } = open({}, first.fixture)
  await waitFor(() => expect(now().step).toBe('batch'))
  act(() => now().startOver())
  await toRows(toFile([good('A-1'), good('A-5')]))
  expect(now().rows.map(({ issues }) => issues.map(({ code }) => code))).toEqual([
    ['REFERENCE_SENT_BEFORE'],
    [],
  ])
})

test('T90: what was chosen for one partner is not there for another', async () => {
  const { now, toRows, rerender } = open()
  await toRows(toFile([good('A-1')]))
  rerender({ customerPartnerId: 'cp_bisi' })
  expect(now()).toMatchObject({ step: 'choose', file: null, rows: [] })
})

test('a batch that was begun is there again after a reload, once, and nothing of it is sent again by itself', async () => {
  const first = open()
  await first.toRows(toFile([good('A-1'), good('A-2')]))
  act(() => first.now().goTo('review'))
  act(() => first.now().start())
  await waitFor(() => expect(first.sent()).toHaveLength(1))
  first.unmount()
  const again = open({}, first.fixture)
  await waitFor(() => expect(again.now().step).toBe('batch'))
  act(() => again.now().startOver())
  await again.toRows(toFile([good('A-3')]))
  expect(again.sent()).toHaveLength(1)
})

test('a batch that was begun is there once the link is back, although it was away when the page opened', async () => {
  const first = open()
  await first.toRows(toFile([good('A-1')]))
  act(() => first.now().goTo('review'))
  act(() => first.now().start())
  await waitFor(() => expect(first.sent()).toHaveLength(1))
  first.unmount()
  // As often as a read is tried by itself.
  first.fixture.relay.breakLine('before', { reads: true, times: 3 })
  const again = open({}, first.fixture)
  await waitFor(() => expect(again.now().step).toBe('batch'), { timeout: 15_000 })
})
