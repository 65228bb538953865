import { Blob as PlatformBlob } from 'node:buffer'
import 'fake-indexeddb/auto'
import { callEndpoint, createOperationId } from '@onlend/core'
import { appendBatchRows, createBatch } from '@onlend/core/relay'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { createStore, entries } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFixture, type Fixture } from '../../../hooks/test/createFixture.tsx'
import { useLending } from '@onlend/hooks'
import { inThreadWorker } from '../../test/sheets/inThreadWorker.ts'
import { createSheetDraft } from '../sheets/draft/createSheetDraft.ts'
import type { ImportDraftWork } from './useImportDraft.ts'
import { createImportWork } from './createImportWork.ts'
import { useTransactionImport } from './index.ts'

beforeEach(() => {
  // jsdom's own blobs can be neither streamed nor kept in a database; the platform's can, as a browser's.
  vi.stubGlobal('Blob', PlatformBlob)
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(cleanup)

const head = 'Loan ID,First name,Last name,Phone,Amount,Date,Due date'
const pasted = [
  head,
  'A-1,Ada,,08031234567,1500.50,2025-03-14,2025-06-04',
  'A-2,Efe,Ojo,08031234567,20,2025-03-14,2025-06-04',
  'A-3,Ifeanyi,Eze,08031234567,30,2025-03-14,2025-06-04',
].join('\n')

function open(fixture: Fixture = createFixture(), createWorker: (() => Worker) | null = null) {
  const parameters = { operatorName: 'Harbour Capital', currency: 'NGN', createWorker }
  const { result, unmount } = renderHook(
    () => ({ lending: useLending(), imported: useTransactionImport(parameters) }),
    { wrapper: fixture.wrapper },
  )
  const now = () => result.current.imported
  const findKept = () =>
    createSheetDraft<ImportDraftWork>(result.current.lending, 'cp_adaeze', 'registerTransactions').find()
  return { now, unmount, fixture, findKept }
}

type Opened = ReturnType<typeof open>

async function correct({ now }: Opened): Promise<void> {
  act(() => now().choose({ pasted }))
  await waitFor(() => expect(now().step).toBe('layout'))
  act(() => now().setSector('Lender'))
  act(() => now().confirmLayout())
  await waitFor(() => expect(now().step).toBe('rows'))
  act(() => now().edit(0, 'lastName', 'Obi'))
  act(() => now().leaveOut(1, true))
  await waitFor(() => expect(now().totals).toMatchObject({ errors: 0, leftOut: 1 }))
}

const read = () => entries<string, unknown>(createStore('onlend-uploads', 'files'))
/** Waits until the last change is on the disk. */
const untilKept = ({ findKept }: Opened) =>
  waitFor(async () => {
    const { changes, leftOut } = (await findKept())?.work ?? {}
    expect([changes, leftOut]).toEqual([[{ rowId: 0, values: { lastName: 'Obi' } }], [[1, true]]])
  })

test('a file that was corrected is there again after a killed tab, with every correction, and is sent once', async () => {
  const first = open()
  await correct(first)
  await untilKept(first)
  first.unmount()

  const { now, fixture } = open(first.fixture)
  await waitFor(() => expect(now().kept).not.toBeNull())
  act(() => now().kept?.restore())
  await waitFor(() => expect(now().step).toBe('rows'))
  await waitFor(() => expect(now().totals).toMatchObject({ errors: 0, leftOut: 1 }))
  expect(now().rows.find(({ id }) => id === 0)).toMatchObject({
    edited: ['lastName'],
    values: { lastName: 'Obi' },
  })
  expect(now().sector).toBe('Lender')
  act(() => now().goTo('review'))
  act(() => now().start())
  await waitFor(() => expect(now().progress?.batch.state).toBe('sent'))
  const calls = fixture.sandbox.calls.filter(({ endpoint }) => endpoint === 'registerTransactions')
  expect(calls).toHaveLength(1)
  // The relay has the rows: the device keeps nothing of them.
  await waitFor(async () => expect(String(await read())).not.toMatch(/\/(file|blob)\//))
})

test('a worker that ends with the file loses no correction: the file is offered again with all of them', async () => {
  const { createWorker, crash } = inThreadWorker(createImportWork)
  const opened = open(createFixture(), createWorker)
  const { now } = opened
  await correct(opened)
  await untilKept(opened)
  crash()
  act(() => now().edit(2, 'lastName', 'Okafor'))
  await waitFor(() => expect(now().fileError).not.toBeNull())
  expect(now().step).toBe('choose')
  await waitFor(() => expect(now().kept).not.toBeNull())
  act(() => now().kept?.restore())
  await waitFor(() => expect(now().step).toBe('rows'))
  await waitFor(() => expect(now().totals).toMatchObject({ errors: 0, leftOut: 1 }))
  expect(now().rows.find(({ id }) => id === 0)?.values).toMatchObject({ lastName: 'Obi' })
})

test('what is kept of a file stands nowhere in the clear, and is gone when a person begins anew', async () => {
  const opened = open()
  await correct(opened)
  await untilKept(opened)
  const kept = await Promise.all(
    (await read()).map(async ([key, value]) =>
      value instanceof PlatformBlob ? `${key} ${await value.text()}` : `${key} ${JSON.stringify(value)}`,
    ),
  )
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.join('\n')).not.toMatch(/Ada|Obi|Efe|A-1|0803/)
  act(() => opened.now().startOver())
  await waitFor(async () => expect(String(await read())).not.toMatch(/\/(file|blob)\//))
})

test('a batch of a colleague that is shown leaves the draft of a file where it is', async () => {
  const first = open()
  await correct(first)
  await untilKept(first)
  first.unmount()
  const { relay, sandbox } = first.fixture
  const client = relay.createClient()
  const asked = { kind: 'registerTransactions' as const, fileName: 'b.csv', fileDigest: '', sector: 'Lender' }
  const batchId = createOperationId(client)
  const body = { ...asked, total: 1 }
  await callEndpoint(client, createBatch, { customerPartnerId: 'cp_adaeze', body }, { operationId: batchId })
  const transaction = {
    ...{ client: { first_name: 'Efe', last_name: 'Ojo' }, transaction_reference: 'B-1', financier: 'Others' },
    ...{ disbursement_date: '2026-11-01', expected_payment_date: '2026-12-01', amount_payable: '5' as const },
  }
  await callEndpoint(client, appendBatchRows, {
    batchId,
    body: { from: 0, rows: [{ line: 2, transaction, financed: null }] },
  })
  await waitFor(() =>
    expect(sandbox.calls.some((call) => call.endpoint === 'registerTransactions')).toBe(true),
  )
  const again = open(first.fixture)
  await waitFor(() => expect(again.now().progress?.batch.state).toBe('sent'))
  expect((await again.findKept())?.work.changes).toHaveLength(1)
})
