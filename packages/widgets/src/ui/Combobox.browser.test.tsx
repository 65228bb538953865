import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Combobox } from './Combobox.tsx'
import { TestGround } from '../../test/TestGround.tsx'

afterEach(cleanup)

const fruits = [{ name: 'Mango' }, { name: 'Pawpaw' }]

function page(note: string, items = fruits, onChange: (fruit: unknown) => void = () => undefined) {
  return (
    <StrictMode>
      <TestGround>
        <Combobox
          label="Fruit"
          toggleLabel="Show fruits"
          placeholder="Search"
          control={{
            id: 'fruit',
            form: 'fruits',
            'aria-describedby': undefined,
            'aria-invalid': undefined,
          }}
          groups={[{ heading: null, items }]}
          selected={null}
          getKey={({ name }) => name}
          getText={({ name }) => name}
          getNote={() => note}
          onChange={onChange}
          onQueryChange={() => undefined}
          initialQuery="Ma"
          initialFocus
          empty="None"
          foot={null}
        />
        <input aria-label="Amount" />
      </TestGround>
    </StrictMode>
  )
}

test('a list that takes the place of a focused input has the focus, and the next letter goes behind those typed', async () => {
  render(page('before'))
  const input = screen.getByRole<HTMLInputElement>('combobox')
  expect(document.activeElement).toBe(input)
  await userEvent.keyboard('n')
  expect(input.value).toBe('Man')
})

test('what is typed into the next field stays there when the list arrives meanwhile', async () => {
  const { rerender } = render(page('before'))
  const amount = screen.getByLabelText<HTMLInputElement>('Amount')
  await userEvent.click(amount)
  for (const digit of '5000') {
    await userEvent.keyboard(digit)
    rerender(page(`after ${digit}`))
  }
  expect([amount.value, document.activeElement]).toEqual(['5000', amount])
  expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Ma')
})

test('a row that a key led to is gone with the rows that follow later: Enter chooses nothing', async () => {
  const onChange = vi.fn()
  const { rerender } = render(page('before', fruits, onChange))
  const input = screen.getByRole('combobox')
  await userEvent.keyboard('n{ArrowDown}{End}')
  expect(input.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option').at(-1)?.id)
  rerender(page('before', fruits.slice(0, 1), onChange))
  expect(input.getAttribute('aria-activedescendant')).toBeFalsy()
  await userEvent.keyboard('{Enter}')
  expect(onChange).not.toHaveBeenCalled()
})
