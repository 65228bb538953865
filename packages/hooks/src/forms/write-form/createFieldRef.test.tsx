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
