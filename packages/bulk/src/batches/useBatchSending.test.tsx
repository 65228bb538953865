import { callEndpoint } from '@onlend/core'
import { listBatches } from '@onlend/core/relay'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createFixture, type Fixture } from '../../../hooks/test/createFixture.tsx'
import { useBatchSending } from './index.ts'

afterEach(cleanup)

const makeRows = (count: number, name = 'TX') =>
  Array.from({ length: count }, (_, at) => ({
    line: at + 2,
    transaction: {
      client: { first_name: 'Adaeze', last_name: 'Obi' },
      transaction_reference: `${name}-${at + 1}`,
      disbursement_date: '2026-11-01',
      expected_payment_date: '2026-12-01',
      amount_payable: '1500.50' as const,
      financier: 'Others',
    },
    financed: null,
  }))

function open(fixture: Fixture = createFixture()) {
  const { result, unmount } = renderHook(
    () => useBatchSending({ kind: 'registerTransactions', customerPartnerId: 'cp_adaeze', mayResume: true }),
    { wrapper: fixture.wrapper },
  )
  const now = () => result.current
  const start = (rows: ReturnType<typeof makeRows>) =>
    act(() =>
      now().start({ fileName: 'may.csv', fileDigest: '', sector: 'Lender', getRows: async () => rows }),
    )
  const sent = () =>
    fixture.sandbox.calls
      .filter(({ endpoint }) => endpoint === 'registerTransactions')
      .flatMap(({ body }) => (body as { transactions: { transaction_reference: string }[] }).transactions)
      .map((one) => one.transaction_reference)
  return { fixture, now, start, sent, unmount }
}

test('rows that a broken link holds up are handed over again, and each is sent once', async () => {
  const { now, start, sent, fixture } = open()
  start(makeRows(1_203))
  await waitFor(() => expect(now().progress?.batch.received).toBeGreaterThan(0))
  fixture.relay.breakLine('after')
  await waitFor(() => expect(now().progress?.batch.state).toBe('sent'), { timeout: 20_000 })
  await waitFor(() => expect(now().progress?.isHandingOver).toBe(false))
  expect(sent()).toEqual(makeRows(1_203).map(({ transaction }) => transaction.transaction_reference))
}, 30_000)

test('a page goes on while its batch is sent, and finds it again', async () => {
  const { start, now, unmount, fixture } = open()
  start(makeRows(3))
  await waitFor(() => expect(now().progress).not.toBeNull())
  unmount()
  const again = open(fixture)
  await waitFor(() => expect(again.now().progress?.batch.state).toBe('sent'))
  expect(again.sent()).toHaveLength(3)
})

test('rows are looked at page by page, of all states or of one, and the report has every one', async () => {
  const { now, start, fixture } = open()
  start([...makeRows(120), ...makeRows(3, 'BAD')])
  await waitFor(() => expect(now().progress?.batch.state).toBe('sent'), { timeout: 10_000 })
  await act(() => fixture.sandbox.advance(3_000))
  await waitFor(() => expect(now().progress?.batch.counts).toMatchObject({ succeeded: 120, failed: 3 }), {
    timeout: 10_000,
  })
  const rows = () => now().progress?.rows
  act(() => rows()?.turn(70))
  await waitFor(() => expect(rows()?.page[0]?.position).toBe(70))
  expect(rows()?.page).toHaveLength(50)
  act(() => rows()?.show('failed'))
  await waitFor(() =>
    expect(rows()?.page.map(({ reference }) => reference)).toEqual(['BAD-1', 'BAD-2', 'BAD-3']),
  )
  expect(rows()?.total).toBe(3)
  const headings = {
    ...{ line: 'Line', reference: 'Reference', amount: 'Amount', state: 'State' },
    ...{ message: 'Reason', operationId: 'Id', position: 'Place' },
  }
  const report = await now().progress?.writeReport(
    headings,
    (state) => state,
    (reason) => reason,
  )
  expect(report?.trim().split('\r\n')).toHaveLength(124)
})

test('a batch that was put away is not offered again', async () => {
  const { now, start } = open()
  start(makeRows(1))
  await waitFor(() => expect(now().progress?.batch.state).toBe('sent'))
  act(() => now().progress?.close())
  await waitFor(() => expect(now().progress).toBeNull())
})

test('a press whose answer was lost and the next one are one batch', async () => {
  const { now, start, sent, fixture } = open()
  const { relay } = fixture
  relay.breakLine('after')
  start(makeRows(2))
  await waitFor(() => expect(now().error).not.toBeNull())
  start(makeRows(2))
  await waitFor(() => expect(now().progress?.batch.state).toBe('sent'))
  expect(sent()).toHaveLength(2)
  const asked = { customerPartnerId: 'cp_adaeze' }
  expect(await callEndpoint(relay.createClient(), listBatches, asked)).toHaveLength(1)
})
