import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createFields, type RenderFields } from './createFields.tsx'
import { FormFields } from './FormFields.tsx'

type Name = 'amount' | 'bankCode' | 'narration'

const Fields = createFields<Name>({ amount: null, bankCode: null, narration: null })
const actions = {} as Parameters<RenderFields<Name>>[0]['actions']

function show(names: readonly Name[], children?: RenderFields<Name>) {
  return render(
    <FormFields names={names} draw={(name) => <input aria-label={name} />} {...{ Fields, actions }}>
      {children}
    </FormFields>,
  )
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('the fields stand one below the other, or where the host puts them', () => {
  show(['amount', 'bankCode'])
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'))).toEqual([
    'amount',
    'bankCode',
  ])
  cleanup()
  show(['amount', 'bankCode'], ({ Fields: { Amount, BankCode, Narration } }) => (
    <>
      <fieldset>
        <BankCode />
        <Narration />
      </fieldset>
      <Amount />
    </>
  ))
  expect(screen.getAllByRole('textbox').map((field) => field.getAttribute('aria-label'))).toEqual([
    'bankCode',
    'amount',
  ])
  expect(screen.getByRole('group').contains(screen.getByLabelText('bankCode'))).toBe(true)
})

test('a field keeps its element while the layout around it changes', () => {
  const layout: RenderFields<Name> = ({ Fields: { Amount } }) => <Amount />
  const { rerender } = show(['amount'], layout)
  const field = screen.getByLabelText('amount')
  rerender(
    <FormFields names={['amount']} draw={(name) => <input aria-label={name} />} {...{ Fields, actions }}>
      {({ Fields: { Amount } }) => <Amount />}
    </FormFields>,
  )
  expect(screen.getByLabelText('amount')).toBe(field)
})

test('a developer is told of a field that is asked for and has no place', () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const layout: RenderFields<Name> = ({ Fields: { Amount } }) => <Amount />
  const { rerender } = show(['amount'], layout)
  expect(told).not.toHaveBeenCalled()
  rerender(
    <FormFields names={['amount', 'narration']} draw={() => null} {...{ Fields, actions }}>
      {layout}
    </FormFields>,
  )
  expect(told).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('asks for `narration`'))
})
