import type { requestDrawdown } from '@onlend/core'
import { requestDrawdownOperation } from '@onlend/core/operations'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createFixture, type Fixture } from '../../../test/createFixture.tsx'
import type { FieldRules } from './FormLayout.ts'
import { useWriteForm } from './useWriteForm.ts'

afterEach(cleanup)

const schema = z.pipe(
  z.object({ amount: z.string() }),
  z.transform(() => ({ amount: '500' as const, tenor: 30 })),
)
const layout = () => ({ pages: [['amount'] as const], optional: [] })

function useAmount({ review = {}, rules = {}, toReview = () => review }: AmountOptions) {
  return useWriteForm<typeof requestDrawdown, { amount: string }, string, object>({
    operation: requestDrawdownOperation,
    ownerId: 'cp_adaeze',
    defaults: { amount: '500' },
    schema,
    layout,
    rules,
    toReview,
    draft: null,
  })
}

type AmountOptions = { review?: object; rules?: FieldRules; toReview?: () => object | Promise<object | null> }

/** Everything that is kept on the device, as one text. */
const onDevice = (storage: Fixture['storage']): string =>
  Array.from({ length: storage.length }, (_none, at) => storage.getItem(storage.key(at) ?? '')).join()

async function send(review: object = {}) {
  const { wrapper, relay, storage } = createFixture()
  const { result } = renderHook(() => useAmount({ review }), { wrapper })
  await act(async () => void (await result.current.actions.review()))
  return {
    result,
    relay,
    kept: () => onDevice(storage),
    confirm: () => act(() => result.current.actions.confirm()),
  }
}

test('a new beginning forgets on this device what was taken', async () => {
  const { result, kept, confirm } = await send()
  await confirm()
  await waitFor(() => expect(result.current.outcome).toBe('accepted'))
  const id = result.current.operationId ?? 'none'
  expect(kept()).toContain(id)
  act(() => result.current.actions.startOver())
  expect([result.current.operationId, kept().includes(id)]).toEqual([null, false])
})

test('a new beginning keeps on this device what may have happened, so that a reload comes back to it', async () => {
  const { result, relay, kept, confirm } = await send()
  relay.breakLine('after')
  relay.breakLine('before', { reads: true, times: 9 })
  await confirm()
  await waitFor(() => expect(result.current.outcome).toBe('unknown'))
  const id = result.current.operationId ?? 'none'
  act(() => result.current.actions.startOver())
  expect([result.current.operationId, kept().includes(id)]).toEqual([null, true])
})

test('the name that the review showed for a code stands with what was sent; a code is no name', async () => {
  const names = []
  for (const review of [
    { institutionName: 'Zenith', institutionCode: '057' },
    { institutionName: 'Zenith' },
    { institutionName: '057', institutionCode: '057' },
    { institutionName: null, institutionCode: '057' },
    { institutionCode: '057' },
  ]) {
    const { result, confirm } = await send(review)
    await confirm()
    names.push(result.current.sent?.summary.institutionName ?? null)
    cleanup()
  }
  expect(names).toEqual(['Zenith', 'Zenith', null, null, null])
})

test('a rule of a field that the form lacks is told to a developer', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { wrapper } = createFixture()
  renderHook(() => useAmount({ rules: { amuont: { hidden: true } } }), { wrapper })
  const words = told.mock.calls.flat().join()
  told.mockRestore()
  expect(words).toContain('"amuont" is no field of the form')
})

test('an action of another step does nothing', async () => {
  const { result, relay, confirm } = await send()
  const { actions } = result.current
  await act(async () => {
    await actions.confirmDuplicate()
    await actions.sendOthers()
    await actions.sendAgainSameKey()
  })
  expect([await actions.review(), await actions.submit(), result.current.step]).toEqual([
    false,
    false,
    'review',
  ])
  act(() => actions.goTo(0))
  expect(result.current.step).toBe('details')
  for (const page of [0, 1, -1]) act(() => result.current.actions.goTo(page))
  await confirm()
  act(() => result.current.actions.back())
  expect([result.current.step, result.current.page, relay.operations().length]).toEqual(['details', 0, 0])
  await act(async () => void (await result.current.actions.review()))
  await confirm()
  await waitFor(() => expect(result.current.outcome).toBe('accepted'))
  act(() => {
    result.current.actions.edit()
    result.current.actions.goTo(0)
  })
  await confirm()
  expect(result.current.step).toBe('outcome')
})

test.each<[string, (form: ReturnType<typeof useAmount>) => unknown]>([
  ['typed on', ({ set }) => set('amount', '700')],
  ['begun anew', ({ actions }) => actions.startOver()],
  ['opened the review by another press', ({ actions }) => actions.review()],
])('a review that takes its time is not opened for a person who has %s meanwhile', async (_what, change) => {
  const { wrapper } = createFixture()
  const answers: ((review: object | null) => void)[] = []
  const toReview = () => new Promise<object | null>((resolve) => answers.push(resolve))
  const { result } = renderHook(() => useAmount({ toReview }), { wrapper })
  let first: Promise<boolean> = Promise.resolve(true)
  await act(async () => {
    first = result.current.actions.review()
    await vi.waitFor(() => expect(answers).toHaveLength(1))
    void change(result.current)
  })
  if (answers.length < 2) await act(async () => void (await Promise.resolve()))
  await act(async () => {
    for (const answer of answers.toReversed()) answer({})
    await first
  })
  expect(await first).toBe(false)
})
