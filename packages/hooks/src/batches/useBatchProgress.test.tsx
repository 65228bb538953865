import { type OpenBatch, openBatch, startBatch } from '@onlend/core/client/batches'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createFixture } from '../fixtures/createFixture.tsx'
import { useLending } from '../index.ts'
import { useBatchProgress, useUnfinishedBatches } from './index.ts'

afterEach(cleanup)

const makeRows = (references: readonly string[]) =>
  references.map((reference, at) => ({
    line: at + 2,
    transaction: {
      client: { first_name: 'Adaeze', last_name: 'Obi' },
      transaction_reference: reference,
      disbursement_date: '2026-11-01',
      expected_payment_date: '2026-12-01',
      amount_payable: '1500.50' as const,
      financier: 'Others',
    },
    financed: null,
  }))

function renderProgress() {
  const fixture = createFixture()
  const rendered = renderHook(
    () => {
      const lending = useLending()
      const [batch, setBatch] = useState<OpenBatch<'registerTransactions'> | null>(null)
      const progress = useBatchProgress(batch)
      const unfinished = useUnfinishedBatches({ kind: 'registerTransactions' })
      return { lending, setBatch, progress, unfinished }
    },
    { wrapper: fixture.wrapper },
  )
  const start = async (references: readonly string[], pieceSize: number) => {
    const batch = await startBatch(rendered.result.current.lending, {
      kind: 'registerTransactions',
      fileName: 'november.csv',
      fileDigest: 'ab',
      shared: { sector: 'Lender' },
      rows: makeRows(references),
      pieceSize,
    })
    act(() => rendered.result.current.setBatch(batch))
    return batch
  }
  return { ...fixture, ...rendered, start }
}

test('each row of a batch settles as its event comes, in its own place', async () => {
  const { result, start, sandbox } = renderProgress()
  const batch = await start(['TX-1', 'TX-2', 'BAD-3', 'TX-4', 'TX-5'], 2)
  expect(result.current.progress?.counts).toMatchObject({ unsent: 5 })
  await act(() => batch.send())
  expect(result.current.progress?.batch.state).toBe('sent')
  await waitFor(() => expect(result.current.progress?.counts).toMatchObject({ awaited: 5 }))
  await sandbox.advance(3_000)
  await waitFor(() => expect(result.current.progress?.counts).toMatchObject({ succeeded: 4, failed: 1 }), {
    timeout: 5_000,
  })
  expect(
    result.current.progress?.results.map((row) => [row.position, row.line, row.reference, row.state]),
  ).toEqual([
    [0, 2, 'TX-1', 'succeeded'],
    [1, 3, 'TX-2', 'succeeded'],
    [2, 4, 'BAD-3', 'failed'],
    [3, 5, 'TX-4', 'succeeded'],
    [4, 6, 'TX-5', 'succeeded'],
  ])
  expect(result.current.progress?.results[2]?.message).toBe('The transaction could not be registered')
})

test('rows of a piece are read again only when its own operation has changed', async () => {
  const { result, start, sandbox, relay } = renderProgress()
  const batch = await start(['TX-1', 'TX-2', 'TX-3', 'TX-4'], 2)
  await act(() => batch.send())
  await waitFor(() => expect(result.current.progress?.counts).toMatchObject({ awaited: 4 }))
  await sandbox.advance(3_000)
  await waitFor(() => expect(result.current.progress?.counts).toMatchObject({ succeeded: 4 }), {
    timeout: 5_000,
  })
  const { emitChange } = result.current.lending
  const about = { endpoints: ['listOperationRows'], ownerId: null, revision: null, quiet: null }
  const before = result.current.progress?.results
  act(() => emitChange({ ...about, operationId: 'another', isEverything: false, isAfterBreak: false }))
  act(() => emitChange({ ...about, operationId: null, isEverything: true, isAfterBreak: true }))
  expect(result.current.progress?.results).toBe(before)
  expect(relay.operations()).toHaveLength(2)
})

test('S146: another device finds an unfinished batch and goes on with it under the same ids', async () => {
  const { result, start, sandbox } = renderProgress()
  const batch = await start(['TX-1', 'TX-2', 'TX-3'], 1)
  act(() => result.current.unfinished.refresh())
  await waitFor(() => expect(result.current.unfinished.batches).toHaveLength(1))
  const [unfinished] = result.current.unfinished.batches
  expect(unfinished).toMatchObject({ fileName: 'november.csv', total: 3, state: 'paused' })
  expect(unfinished?.pieces).toEqual(batch.get().pieces)
  const elsewhere = await openBatch(result.current.lending, {
    kind: 'registerTransactions',
    id: batch.get().id,
  })
  await Promise.all([batch.send(), elsewhere?.send()])
  expect(elsewhere?.get().pieces.map(({ operationId }) => operationId)).toEqual(
    batch.get().pieces.map(({ operationId }) => operationId),
  )
  const registered = sandbox.calls.filter(({ endpoint }) => endpoint === 'registerTransactions')
  expect(registered).toHaveLength(3)
  act(() => result.current.unfinished.refresh())
  await waitFor(() => expect(result.current.unfinished.batches).toEqual([]))
  await act(() => batch.remove())
})

test('a batch of a partner who is not the provider’s settles as its own events come', async () => {
  const { result, sandbox } = renderProgress()
  const batch = await startBatch(result.current.lending, {
    ...{ kind: 'registerTransactions', fileName: 'november.csv', fileDigest: 'ab' },
    shared: { sector: 'Lender' },
    rows: makeRows(['TX-1', 'BAD-2']),
    customerPartnerId: 'cp_kwame',
  })
  expect(batch.customerPartnerId).toBe('cp_kwame')
  act(() => result.current.setBatch(batch))
  await act(() => batch.send())
  await waitFor(() => expect(result.current.progress?.counts).toMatchObject({ awaited: 2 }))
  await sandbox.advance(3_000)
  await waitFor(() => expect(result.current.progress?.counts).toMatchObject({ succeeded: 1, failed: 1 }), {
    timeout: 5_000,
  })
})

test('rows that did not go out say why, in the report as well', async () => {
  const { result, start, sandbox } = renderProgress()
  const batch = await start(['TX-1', 'TX-2', 'TX-3'], 1)
  sandbox.faults.add({ endpoint: 'registerTransactions', fault: '413', times: 1 })
  await act(() => batch.send())
  expect(result.current.progress?.batch.state).toBe('stopped')
  await act(async () => batch.skip(batch.get().pieces[0]?.operationId ?? ''))
  await waitFor(() => expect(result.current.progress?.batch.state).toBe('sent'))
  expect(result.current.progress?.results.map(({ state, reason }) => [state, reason])).toEqual([
    ['refused', 'tooLarge'],
    ['awaited', null],
    ['awaited', null],
  ])
  const headings = {
    line: '',
    reference: '',
    amount: '',
    state: '',
    message: '',
    operationId: '',
    position: '',
  }
  const report = result.current.progress?.writeReport(headings, String, (reason) => `<${reason}>`)
  expect(report).toMatch(/TX-1.*refused/)
})

test('the report has a line for each row, and no cell that a spreadsheet would run', async () => {
  const { result, start } = renderProgress()
  await start(['=HYPERLINK("http://x")', 'TX-2'], 2)
  const headings = {
    position: 'Position',
    line: 'Line',
    reference: 'Reference',
    amount: 'Amount',
    state: 'State',
    message: 'Message',
    operationId: 'Operation',
  }
  const report = result.current.progress?.writeReport(headings, (state) => state.toUpperCase()) ?? ''
  const [first, second, third] = report.replace('\ufeff', '').split('\r\n')
  expect(first).toBe('Line,Reference,Amount,State,Message,Operation,Position')
  expect(second).toContain(`2,"'=HYPERLINK`)
  expect(third).toBe('3,TX-2,1500.50,UNSENT,,,1')
})
