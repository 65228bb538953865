import type { requestDrawdown } from '@onlend/core'
import { requestDrawdownOperation } from '@onlend/core/operations'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createFixture, type Fixture } from '../../../test/createFixture.tsx'
import type { FieldRules } from './FormLayout.ts'
import { useWriteForm } from './useWriteForm.ts'
import type { WriteForm } from './writeFormTypes.ts'

afterEach(cleanup)

type Values = { amount: string; note: string; tenor: string; urgent: boolean; rows: { name: string }[] }
type Form = WriteForm<Values, string, { amount: string }, unknown>

const filled = z.string().check(z.minLength(1, 'REQUIRED'))
const schema = z.pipe(
  z.object({
    amount: filled,
    note: z.string(),
    tenor: z.string().check(z.regex(/^\d+$/, 'NOT_A_NUMBER')),
    rows: z.optional(z.array(z.object({ name: filled }))),
  }),
  z.transform(({ amount, tenor }) => ({ amount: amount as `${number}`, tenor: Number(tenor) })),
)
const defaults: Values = {
  amount: '',
  note: '',
  tenor: '30',
  urgent: false,
  rows: [{ name: 'a' }, { name: '' }],
}
const layout = ({ urgent }: Values) => ({
  pages: [
    ['amount', 'note', 'urgent'] as const,
    urgent ? (['rows', 'tenor'] as const) : (['tenor'] as const),
  ],
  optional: ['note', 'urgent'] as const,
})

let seen: Form | null = null

function PlainForm({ rules }: { rules: FieldRules }): ReactNode {
  const form = useWriteForm<typeof requestDrawdown, Values, string, { amount: string }>({
    operation: requestDrawdownOperation,
    ownerId: 'cp_adaeze',
    ...{ defaults, schema, layout, rules },
    toReview: ({ amount }) => ({ amount }),
    draft: { version: 1, keep: ['amount', 'note', 'rows'] },
  })
  seen = form
  return (
    <form onSubmit={form.actions.submit} noValidate>
      {form.fields.map((name) => {
        const { input, readOnly } = form.field(name)
        if (name === 'rows')
          return <input key={name} {...form.field('rows.1.name').input} aria-label="row 2" />
        const type = input.defaultChecked === undefined ? 'text' : 'checkbox'
        return <input key={name} {...input} type={type} readOnly={readOnly} aria-label={name} />
      })}
      <button type="submit">Go on</button>
      <output>{`${form.step} ${form.page} ${form.fields.join()}`}</output>
    </form>
  )
}

function show(rules: FieldRules = {}, fixture: Fixture = createFixture()) {
  const { unmount } = render(<PlainForm rules={rules} />, { wrapper: fixture.wrapper })
  const form = () => {
    if (!seen) throw new Error('The form has not rendered')
    return seen
  }
  const goOn = () => userEvent.click(screen.getByText('Go on'))
  return { fixture, unmount, form, goOn, at: () => screen.getByRole('status').textContent }
}

test('a page is left only when its own fields are right, and the way back keeps every value', async () => {
  const { form, goOn, at } = show()
  await goOn()
  expect(form().errors).toMatchObject([{ field: 'amount', code: 'REQUIRED' }])
  await userEvent.type(screen.getByLabelText('amount'), '500')
  await goOn()
  await waitFor(() => expect(at()).toBe('details 1 tenor'))
  expect(form().errors).toEqual([])
  form().actions.back()
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('amount').value).toBe('500'))
})

test('errors of fields that are not shown do not stop a submission', async () => {
  const { goOn, at } = show()
  await userEvent.type(screen.getByLabelText('amount'), '500')
  await goOn()
  await waitFor(() => expect(at()).toBe('details 1 tenor'))
  // The second row has no name, but rows are not asked for.
  await goOn()
  await waitFor(() => expect(at()).toMatch(/^review/))
})

test('while the review is open the form takes no other page', async () => {
  const { form, at } = show()
  await userEvent.type(screen.getByLabelText('amount'), '500')
  expect(await act(() => form().actions.review())).toBe(true)
  expect(await act(() => form().actions.submit())).toBe(false)
  expect(at()).toBe('review 0 amount,note,urgent')
})

test('a field of a list is listed with its own name and id', async () => {
  const { form, goOn, at } = show()
  await userEvent.type(screen.getByLabelText('amount'), '500')
  await userEvent.click(screen.getByLabelText('urgent'))
  await goOn()
  await waitFor(() => expect(at()).toBe('details 1 rows,tenor'))
  await goOn()
  await waitFor(() => expect(form().errors).toMatchObject([{ field: 'rows.1.name', code: 'REQUIRED' }]))
  expect(screen.getByLabelText('row 2').id).toBe(form().errors[0]?.id)
})

test('an error on an earlier page brings the form back to it', async () => {
  const { form, goOn, at } = show()
  await userEvent.type(screen.getByLabelText('amount'), '500')
  await goOn()
  await waitFor(() => expect(at()).toBe('details 1 tenor'))
  form().set('amount', '')
  await goOn()
  await waitFor(() => expect(at()).toBe('details 0 amount,note,urgent'))
  expect(form().errors).toMatchObject([{ field: 'amount', code: 'REQUIRED' }])
})

test('a host hides, requires, orders, locks and fills in fields', async () => {
  const { form, goOn, at } = show({
    amount: { defaultValue: '900', readOnly: true, order: 5 },
    note: { required: true },
    urgent: { hidden: true },
  })
  expect(at()).toBe('details 0 note,amount')
  expect(screen.getByLabelText<HTMLInputElement>('amount')).toMatchObject({ value: '900', readOnly: true })
  await goOn()
  expect(form().errors).toMatchObject([{ field: 'note', code: 'REQUIRED' }])
})

test('a field that must be filled in and has no value is not hidden, so that the form can be sent', () => {
  const { at } = show({ amount: { hidden: true } })
  expect(at()).toBe('details 0 amount,note,urgent')
})

test('such a field stays while it is filled in, and one that begins with a value is never drawn', async () => {
  const { at } = show({ amount: { hidden: true } })
  await userEvent.type(screen.getByLabelText('amount'), '500')
  await userEvent.tab()
  expect(at()).toBe('details 0 amount,note,urgent')
  cleanup()
  expect(show({ amount: { hidden: true, defaultValue: '900' } }).at()).toBe('details 0 note,urgent')
})

test('on a page, a mistake goes away while it is mended, not at the next press', async () => {
  const { form, goOn } = show({ note: { required: true } })
  await userEvent.type(screen.getByLabelText('amount'), '500')
  await goOn()
  await waitFor(() => expect(form().errors).toMatchObject([{ field: 'note' }]))
  await userEvent.type(screen.getByLabelText('note'), 'x')
  await waitFor(() => expect(form().errors).toEqual([]))
})

test('a locked field keeps its value whatever was done to the page', async () => {
  const { form, goOn } = show({ amount: { defaultValue: '900', readOnly: true } })
  form().set('amount', '1')
  await goOn()
  await waitFor(() => expect(form().page).toBe(1))
  await goOn()
  await waitFor(() => expect(form().review).toEqual({ amount: '900' }))
})

test('a draft comes back to its page with its lists, and is forgotten after three days', async () => {
  const fixture = createFixture()
  const first = show({}, fixture)
  await userEvent.type(screen.getByLabelText('amount'), '500')
  await first.goOn()
  await waitFor(() => expect(first.form().page).toBe(1))
  first.unmount()
  const second = show({}, fixture)
  await waitFor(() => expect(second.form()).toMatchObject({ draftRestored: true, page: 1 }))
  expect(second.form().getValue('amount')).toBe('500')
  second.unmount()

  const key = fixture.draftStorage.key(0) ?? ''
  const kept: { savedAt: number } = JSON.parse(fixture.draftStorage.getItem(key) ?? '{}')
  fixture.draftStorage.setItem(key, JSON.stringify({ ...kept, savedAt: kept.savedAt - 73 * 3_600_000 }))
  const third = show({}, fixture)
  expect(third.form()).toMatchObject({ draftRestored: false, page: 0 })
})

/** Takes so long to draw that React leaves the effects for the next task. */
function SlowPhone(): ReactNode {
  const start = performance.now()
  while (performance.now() - start < 20);
  return null
}

test('a draft is back before the browser paints: its first drawing is never the empty first page', async () => {
  const fixture = createFixture()
  const first = show({}, fixture)
  await userEvent.type(screen.getByLabelText('amount'), '500')
  await first.goOn()
  await waitFor(() => expect(first.at()).toBe('details 1 tenor'))
  first.unmount()

  const container = document.body.appendChild(document.createElement('div'))
  // An observer is told after a commit and before the paint.
  const painted = new Promise<string | null>((resolve) => {
    new MutationObserver((_, watch) => {
      watch.disconnect()
      resolve(container.querySelector('output')?.textContent ?? null)
    }).observe(container, { childList: true, subtree: true })
  })
  const { wrapper: Wrapper } = fixture
  // As in a host: `act` would run every effect at once.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  })
  root.render(
    <Wrapper>
      <PlainForm rules={{}} />
      <SlowPhone />
    </Wrapper>,
  )
  expect(await painted).toBe('details 1 tenor')
})

test('a draft is kept while a person types, so that a tab that is killed without a word loses nothing', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { form, fixture } = show()
  act(() => form().set('note', 'typed'))
  vi.advanceTimersByTime(1_000)
  expect(fixture.draftStorage.getItem(fixture.draftStorage.key(0) ?? '')).toContain('typed')
})

test('what a program filled in without an event is checked and goes on as if it had been typed', async () => {
  const { form, goOn } = show()
  const amount = screen.getByLabelText<HTMLInputElement>('amount')
  // A filler sets the value and says nothing.
  amount.value = '5000'
  await goOn()
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('details 1'))
  expect(form().getValue('amount')).toBe('5000')
  screen.getByLabelText<HTMLInputElement>('tenor').value = 'soon'
  await goOn()
  await waitFor(() => expect(form().errors).toMatchObject([{ field: 'tenor', code: 'NOT_A_NUMBER' }]))
})

test.each([
  ['an object', { evil: 1 }],
  ['a number', 5],
])(
  'a draft in which somebody put %s for a text changes nothing that has another shape',
  async (_what, amount) => {
    const fixture = createFixture()
    const first = show({}, fixture)
    await userEvent.type(screen.getByLabelText('note'), 'typed')
    first.unmount()
    const key = fixture.draftStorage.key(0) ?? ''
    const kept: { savedAt: number } = JSON.parse(fixture.draftStorage.getItem(key) ?? '{}')
    const values = { note: 'kept', amount, rows: [{ name: { deep: 1 } }], tenor: '1' }
    fixture.draftStorage.setItem(key, JSON.stringify({ ...kept, page: 99, values }))
    const { form } = show({}, fixture)
    await waitFor(() => expect(form()).toMatchObject({ draftRestored: true, page: 1 }))
    expect(form().getValue('note')).toBe('kept')
    // `tenor` is not among what may be kept, and the others have another shape.
    expect(form().values).toMatchObject({ amount: '', rows: defaults.rows, tenor: '30' })
  },
)

test.each<[object, object]>([
  [{ savedAt: 'now' }, { draftRestored: false, page: 0 }],
  [{ page: '1' }, { draftRestored: true, page: 0 }],
  [
    { values: { note: 'kept', rows: Array.from({ length: 101 }, () => ({ name: 'x' })) } },
    { values: defaults },
  ],
  [{ values: { note: 'kept', rows: 'x' } }, { values: defaults }],
  [{ values: { note: 'kept', rows: [{ name: true }] } }, { values: { ...defaults, rows: [{ name: true }] } }],
])('of a draft with %j the form takes what it can', async (changes, expected) => {
  const fixture = createFixture()
  const first = show({}, fixture)
  await userEvent.type(screen.getByLabelText('note'), 'kept')
  first.unmount()
  const key = fixture.draftStorage.key(0) ?? ''
  const kept: object = JSON.parse(fixture.draftStorage.getItem(key) ?? '{}')
  fixture.draftStorage.setItem(key, JSON.stringify({ ...kept, ...changes }))
  const { form } = show({}, fixture)
  const values = { ...Object(expected).values, ...('values' in expected && { note: 'kept' }) }
  await waitFor(() => expect(form()).toMatchObject({ ...expected, values }))
})
