import { createFieldRef } from './createFieldRef.ts'
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
  const ref = createFieldRef<{ amount: string }>(form, () => undefined)('amount', register)
  return { input, values, ref }
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
