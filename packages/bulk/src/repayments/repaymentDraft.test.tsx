import { Blob as PlatformBlob } from 'node:buffer'
import 'fake-indexeddb/auto'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { createStore, entries } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFixture, type Fixture } from '../../../hooks/test/createFixture.tsx'
import { useLending } from '@onlend/hooks'
import { createSheetDraft } from '../sheets/draft/createSheetDraft.ts'
import { inThreadWorker } from '../../test/sheets/inThreadWorker.ts'
import type { RepaymentChoices } from './createRepaymentLines.ts'
import { createStatementWork } from './createStatementWork.ts'
import { useRepaymentMatcher } from './index.ts'

beforeEach(() => {
  // jsdom's own blobs can be neither streamed nor kept in a database; the platform's can, as a browser's.
  vi.stubGlobal('Blob', PlatformBlob)
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(cleanup)

const noSchedule = () => null

function open(createWorker: (() => Worker) | null = null, fixture: Fixture = createFixture()) {
  const parameters = { currency: 'NGN', getSchedule: noSchedule, createWorker }
  const { result, unmount } = renderHook(
    () => ({ lending: useLending(), matcher: useRepaymentMatcher(parameters) }),
    { wrapper: fixture.wrapper },
  )
  const now = () => result.current.matcher
  const makeDraft = () =>
    createSheetDraft<{ choices: RepaymentChoices }>(
      result.current.lending,
      'cp_adaeze',
      'reconcileRepayments',
    )
  return { now, unmount, fixture, makeDraft, findKept: () => makeDraft().find() }
}

type Opened = ReturnType<typeof open>

const cash = Array.from(
  { length: 200 },
  (_, at) => `2026-01-12\tCASH ${at + 1000} KEPT\tS${at}\t${at + 1}.77\t`,
)

/** Opens a statement of 202 lines: one is sure, a person gives another to a financing and leaves out a third. */
async function decide({ now }: Opened): Promise<void> {
  await waitFor(() => expect(now().openFinancings.length).toBeGreaterThan(2))
  const [first, , third] = now().openFinancings
  const pasted = [
    'Date\tDetails\tReference\tCredit\tDebit',
    `2026-01-10\tNIP ${first?.reference} ${first?.client}\tS100001\t${first?.unpaid}\t`,
    ...cash,
    '2026-01-12\tCHARGES\tS100003\t\t50.00',
  ].join('\n')
  act(() => now().choose({ pasted }))
  await waitFor(() => expect(['lines', 'layout']).toContain(now().step))
  if (now().step === 'layout') act(() => now().confirmLayout())
  await waitFor(() => expect(now().counts).toMatchObject({ all: 202, sure: 1 }))
  act(() => now().setFilter({ search: 'CASH 1007' }))
  await waitFor(() => expect(now().total).toBe(1))
  const [edited] = now().lines
  const allocations = [{ reference: third?.reference ?? '', amount: '2.50' as const }]
  act(() => expect(now().edit(edited?.id ?? '', allocations)).toBeNull())
  act(() => now().setFilter({ search: 'CASH 1008' }))
  await waitFor(() => expect(now().lines[0]?.proposal.line.text).toContain('1008'))
  act(() => now().reject(now().lines[0]?.id ?? ''))
  act(() => now().acceptSure())
  await waitFor(() => expect(now().counts).toMatchObject({ accepted: 2, unused: 2, sure: 0 }))
}

const untilKept = ({ findKept }: Opened) =>
  waitFor(async () => expect((await findKept())?.work.choices.decisions).toHaveLength(3))
const readAll = () => entries<string, unknown>(createStore('onlend-uploads', 'files'))

/** Restores the kept statement, and finds every choice of `decide` again. */
async function restore({ now }: Opened): Promise<void> {
  await waitFor(() => expect(now().kept).not.toBeNull())
  act(() => now().kept?.restore())
  await waitFor(() => expect(now().counts).toMatchObject({ all: 202, accepted: 2, unused: 2, sure: 0 }))
  act(() => now().setFilter({ group: 'accepted', search: '1007' }))
  await waitFor(() => expect(now().lines).toMatchObject([{ isEdited: true, left: '6.27' }]))
}

test('a worker that ends with the statement loses no choice: the statement is offered again with all of them', async () => {
  const { createWorker, crash } = inThreadWorker(createStatementWork)
  const opened = open(createWorker)
  await decide(opened)
  await untilKept(opened)
  crash()
  act(() => opened.now().setFilter({ search: '' }))
  await waitFor(() => expect(opened.now()).toMatchObject({ fileError: 'changed', step: 'choose' }))
  await restore(opened)
})

test('choices of a killed tab are there again, stand nowhere in the clear, and are sent once', async () => {
  const first = open()
  await decide(first)
  await untilKept(first)
  first.unmount()
  const kept = await Promise.all(
    (await readAll()).map(async ([key, value]) =>
      value instanceof PlatformBlob ? `${key} ${await value.text()}` : `${key} ${JSON.stringify(value)}`,
    ),
  )
  expect(kept.length).toBeGreaterThan(3)
  expect(kept.join('\n')).not.toMatch(/CASH|CHARGES|KEPT/)
  const again = open(null, first.fixture)
  await restore(again)
  act(() => again.now().start())
  await waitFor(() => expect(again.now().progress?.batch.state).toBe('sent'), { timeout: 10_000 })
  const { calls } = first.fixture.sandbox
  expect(calls.filter(({ endpoint }) => endpoint === 'reconcileRepayments')).toHaveLength(1)
  // The relay has the rows: the device keeps nothing of them.
  await waitFor(async () => expect(String(await readAll())).not.toMatch(/\/(file|blob)\//))
})

test('work that is taken late does not come back after the draft was forgotten', async () => {
  const draft = open().makeDraft()
  await draft.keepFile({ pasted: 'a' }, 'pasted')
  let give = (_work: { choices: RepaymentChoices }): void => undefined
  const keeping = draft.keepWork(() => new Promise((resolve) => (give = resolve)))
  await draft.forget()
  give({ choices: { decisions: [], reopened: [] } })
  await keeping
  expect(String(await readAll())).not.toMatch(/\/(file|blob)\//)
})

test('the page receives the shown lines and the rows to hand over, never all lines of a statement', async () => {
  const { createWorker, answers } = inThreadWorker(createStatementWork)
  const opened = open(createWorker)
  const { now } = opened
  await decide(opened)
  act(() => now().setFilter({ search: '' }))
  await waitFor(() => expect(now()).toMatchObject({ first: 0, total: 202 }))
  act(() => now().show(150))
  await waitFor(() => expect(now().first).toBe(150))
  expect(now().lines).toHaveLength(25)
  act(() => now().goTo('review'))
  await waitFor(() => expect(now().lines).toHaveLength(2))
  act(() => now().start())
  await waitFor(() => expect(now().progress?.batch.state).toBe('sent'), { timeout: 10_000 })
  const texts = answers.map((answer) => [...new Set(JSON.stringify(answer).match(/CASH \d+ KEPT/g))])
  // The first rows of the table, of which one can name the columns; each other answer has a page of lines at most.
  const [head, ...others] = texts.map((found) => found.length).sort((one, other) => other - one)
  expect(head).toBeLessThan(60)
  expect(Math.max(...others)).toBe(25)
  expect(new Set(texts.flat()).size).toBeLessThan(100)
})
