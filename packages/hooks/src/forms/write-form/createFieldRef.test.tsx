import { createFieldRef, type FieldElement } from './createFieldRef.ts'
import { takeFilled } from './takeFilled.ts'
import { afterEach, expect, test } from 'vitest'

afterEach(() => document.body.replaceChildren())

/** A field on the page, and a form that holds a value for it. */
function show(kept: string) {
  const input = document.body.appendChild(document.createElement('input'))
  const values = { amount: kept }
  const form = {
    getValues: (() => values.amount) as never,
    setValue: ((_name: string, value: string) => {
      values.amount = value
      input.value = value
    }) as never,
  }
  const register = (element: unknown) => {
    if (element) input.value = values.amount
  }
  const mounted = new Map<FieldElement, 'amount'>()
  const ref = createFieldRef<{ amount: string }>(form, () => undefined, mounted)('amount', register)
  return { input, values, ref, take: () => takeFilled<{ amount: string }>(form, mounted, () => undefined) }
}

test('a draft that comes back under the caret is selected, so that typing takes its place', () => {
  const { input, ref } = show('4,711')
  input.focus()
  ref(input)
  expect(input.value).toBe('4,711')
  expect([input.selectionStart, input.selectionEnd]).toEqual([0, 5])
})

test('a choice that was made before the page’s code had loaded stays', () => {
  const { input, values, ref } = show('mobile')
  input.type = 'radio'
  input.defaultValue = 'bank'
  input.checked = true
  ref(input)
  expect(values.amount).toBe('bank')
})

test('what was typed before the draft came back stays, and the caret with it', () => {
  const { input, values, ref } = show('4,711')
  input.focus()
  input.value = '12'
  ref(input)
  expect(values.amount).toBe('12')
  expect([input.selectionStart, input.selectionEnd]).toEqual([2, 2])
})

test('what a program put into a field without an event is read before the check, but not from a field that is gone or fixed', () => {
  const { input, values, ref, take } = show('')
  ref(input)
  input.value = '5,000'
  take()
  expect(values.amount).toBe('5,000')
  input.readOnly = true
  input.value = '6,000'
  take()
  expect(values.amount).toBe('5,000')
  input.readOnly = false
  input.remove()
  take()
  expect(values.amount).toBe('5,000')
})

const options = '<option value="">-</option><option>a</option><option selected>b</option>'
/** A field of any kind, changed as a person or a program would, and the form that holds `kept` for it. */
function showAny(html: string, kept: unknown, change: (element: never) => void = () => undefined) {
  document.body.innerHTML = html
  const element = document.body.firstElementChild as FieldElement // the markup of each case is one field
  change(element as never)
  const values = { field: kept }
  const taken: unknown[] = []
  const form = {
    getValues: (() => values.field) as never,
    setValue: ((_name: string, value: unknown) => {
      values.field = value
    }) as never,
  }
  const mounted = new Map<FieldElement, 'field'>()
  const onTaken = (...told: unknown[]) => taken.push(told)
  const ref = createFieldRef<{ field: unknown }>(form, onTaken, mounted)
  return { element, form, values, taken, mounted, ref }
}
type Change = (element: HTMLInputElement & HTMLSelectElement) => void
const choose =
  (index: number): Change =>
  (element) => {
    element.selectedIndex = index
  }
const tick: Change = (element) => element.click()

test.each<[string, unknown, Change, unknown]>([
  [`<select>${options}</select>`, 'kept', choose(1), 'a'],
  [`<select>${options}</select>`, 'kept', choose(2), undefined],
  ['<select><option>a</option><option>b</option></select>', 'kept', choose(1), 'b'],
  ['<select><option>a</option><option>b</option></select>', 'kept', choose(0), undefined],
  ['<input type="checkbox">', false, tick, true],
  ['<input type="checkbox" checked>', true, tick, false],
  ['<input type="checkbox" checked>', 'kept', () => undefined, undefined],
  ['<input type="radio" value="b">', 'a', tick, 'b'],
  [
    '<input type="radio" value="b" checked>',
    'a',
    (element) => {
      element.checked = false
    },
    undefined,
  ],
  ['<input type="checkbox">', true, tick, undefined],
])('%s that held %j is taken as the person left it', (html, kept, change, taken) => {
  const { element, values, taken: told, ref } = showAny(html, kept, change)
  ref('field', () => undefined)(element)
  expect([values.field, told]).toEqual(taken === undefined ? [kept, []] : [taken, [['field', true]]])
})

test('a field with the caret is not left yet, and a select whose value comes back is not selected as a text', () => {
  const { element, taken, ref } = showAny('<input>', '', (one: HTMLInputElement) => {
    one.focus()
    one.value = 'x'
  })
  ref('field', () => undefined)(element)
  expect(taken).toEqual([['field', false]])
  const select = showAny(`<select>${options}</select>`, 'b', (one: HTMLSelectElement) => one.focus())
  select.ref('field', (one) => {
    if (one) one.value = 'a'
  })(select.element)
  expect(select.taken).toEqual([])
})

test.each<[string, unknown, Change, unknown]>([
  [`<select>${options}</select>`, 'b', choose(0), undefined],
  [`<select>${options}</select>`, 'b', choose(1), 'a'],
  ['<textarea>new</textarea>', 'old', () => undefined, 'new'],
  ['<input type="radio" value="b">', 'a', () => undefined, undefined],
  ['<input type="radio" value="b" checked>', 'a', () => undefined, 'b'],
  ['<input type="checkbox" checked>', false, () => undefined, true],
  ['<input value="7">', 6, () => undefined, undefined],
  ['<input value="7" disabled>', '6', () => undefined, undefined],
  ['<input type="file">', 'a', () => undefined, undefined],
])('what a program put into %s that held %j is read', (html, kept, change, taken) => {
  const { element, form, mounted, values, taken: told } = showAny(html, kept, change)
  mounted.set(element, 'field')
  takeFilled<{ field: unknown }>(form, mounted, (name) => told.push(name))
  expect([values.field, told]).toEqual(taken === undefined ? [kept, []] : [taken, ['field']])
})
