import { Blob as PlatformBlob } from 'node:buffer'
import 'fake-indexeddb/auto'
import { createOperationId, startOperation, withdraw } from '@onlend/core'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFixture, type Fixture } from '../../../hooks/test/createFixture.tsx'
import { useLending } from '@onlend/hooks'
import { createSheetDraft } from '../sheets/draft/createSheetDraft.ts'
import { inThreadWorker } from '../../test/sheets/inThreadWorker.ts'
import { createComparisonWork } from './createComparisonWork.ts'
import { useLockboxReconciliation } from './index.ts'

beforeEach(() => {
  // jsdom's own blobs can be neither streamed nor kept in a database; the platform's can, as a browser's.
  vi.stubGlobal('Blob', PlatformBlob)
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(cleanup)

/** A page on which one withdrawal of 50,000.03 has no result. */
async function open(createWorker: (() => Worker) | null = null, given?: Fixture) {
  const fixture = given ?? createFixture()
  if (!given) {
    fixture.sandbox.faults.add({ endpoint: 'withdraw', fault: 'reset' })
    const account = { name: 'Ada Obi', account_number: '0123456789', bank_code: '058' }
    await startOperation(
      fixture.relay.createClient(),
      withdraw,
      { customerPartnerId: 'cp_adaeze', body: { account_type: 'bank', amount: '50000.03', ...account } },
      { operationId: createOperationId() },
    ).catch(() => undefined)
    await fixture.sandbox.advance(4_000)
  }
  const { result, unmount } = renderHook(
    () => ({ lending: useLending(), check: useLockboxReconciliation({ timeZone: 'UTC', createWorker }) }),
    { wrapper: fixture.wrapper },
  )
  const findKept = () =>
    createSheetDraft<{ isLaidOut: boolean }>(result.current.lending, 'cp_adaeze', 'checkStatement').find()
  return { now: () => result.current.check, unmount, fixture, findKept }
}

type Opened = Awaited<ReturnType<typeof open>>

/** Opens a statement of 302 lines whose direction is in doubt, answers the question, and compares. */
async function check({ now, fixture }: Opened): Promise<void> {
  const day = new Date(fixture.sandbox.clock.now()).toISOString().slice(0, 10)
  const cards = Array.from({ length: 300 }, (_, at) => `${day}\tCARD ${at + 1000} LINE\t${1 + at / 100}\tAF`)
  const pasted = [
    'Date\tNarration\tAmount\tKind',
    `${day}\tPOS\t900.00\tBIJ`,
    `${day}\tNIP TRANSFER\t50000.03\tAF`,
    ...cards,
  ].join('\n')
  act(() => now().choose({ pasted }))
  await waitFor(() => expect(now().step).toBe('layout'))
  act(() => now().setLayout({ meanings: { AF: 'out', BIJ: 'in' } }))
  await waitFor(() => expect(now().reading).toBeNull())
  act(() => now().confirmLayout())
  await waitFor(() => expect(now().reconciliation?.counts).toMatchObject({ lines: 302, paired: 1 }))
}

/** Restores the kept statement, and finds it compared under the chosen layout. */
async function restore({ now }: Opened): Promise<void> {
  await waitFor(() => expect(now().kept).not.toBeNull())
  act(() => now().kept?.restore())
  await waitFor(() => expect(now().reconciliation?.counts).toMatchObject({ lines: 302, paired: 1 }))
  expect(now().findings[0]).toMatchObject({ type: 'evidence', total: 1 })
}

test('a worker that ends with the statement loses no answer: the statement is offered again with its layout', async () => {
  const { createWorker, crash } = inThreadWorker(createComparisonWork)
  const opened = await open(createWorker)
  await check(opened)
  await waitFor(async () => expect((await opened.findKept())?.work).toMatchObject({ isLaidOut: true }))
  crash()
  act(() => opened.now().showMore('lineWithoutOperation'))
  await waitFor(() => expect(opened.now()).toMatchObject({ fileError: 'changed', step: 'choose' }))
  await restore(opened)
})

test('the statement of a killed tab is there again with its layout, until the person chooses another', async () => {
  const first = await open()
  await check(first)
  await waitFor(async () => expect((await first.findKept())?.work).toMatchObject({ isLaidOut: true }))
  first.unmount()
  const again = await open(null, first.fixture)
  await restore(again)
  act(() => again.now().startOver())
  await waitFor(async () => expect(await again.findKept()).toBeNull())
})

test('the page receives the shown findings, never all lines of a statement', async () => {
  const { createWorker, answers } = inThreadWorker(createComparisonWork)
  const { now, ...opened } = await open(createWorker)
  await check({ now, ...opened })
  expect(now().findings.at(-1)).toMatchObject({ type: 'lineWithoutOperation', total: 301 })
  expect(now().findings.at(-1)?.shown).toHaveLength(10)
  act(() => now().showMore('lineWithoutOperation'))
  await waitFor(() => expect(now().findings.at(-1)?.shown).toHaveLength(110))
  const texts = answers.map((answer) => [...new Set(JSON.stringify(answer).match(/CARD \d+ LINE/g))])
  expect(Math.max(...texts.map((found) => found.length))).toBe(109)
  expect(new Set(texts.flat()).size).toBeLessThan(120)
})
