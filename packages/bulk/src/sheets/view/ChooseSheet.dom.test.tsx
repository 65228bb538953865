import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LendingRoot } from '@onlend/widgets/lending-root'
import { ChooseSheet } from './ChooseSheet.tsx'

afterEach(cleanup)

const draw = (props: Partial<Parameters<typeof ChooseSheet>[0]>) => (
  <LendingRoot>
    <ChooseSheet label="Statement" share={null} error={null} onChoose={vi.fn()} {...props} />
  </LendingRoot>
)

test('a PDF is opened with the password that was typed, which is not on the page afterwards', async () => {
  const open = vi.fn()
  const pdf = { fileName: 'a.pdf', problem: null, open }
  const { rerender } = render(draw({ pdf }))
  screen.getByText(/0.5 MB/)
  const field = screen.getByLabelText<HTMLInputElement>('Password of a.pdf')
  expect(document.activeElement).toBe(field)
  expect([field.type, field.autocomplete]).toEqual(['password', 'off'])
  await userEvent.type(field, 'tusker{Enter}')
  expect(open).toHaveBeenCalledExactlyOnceWith('tusker')
  rerender(draw({ pdf, share: 0 }))
  expect(screen.queryByLabelText('Password of a.pdf')).toBeNull()
  rerender(draw({ pdf: { ...pdf, problem: 'wrong_password' } }))
  screen.getByText(/Wrong password/)
  const again = screen.getByLabelText<HTMLInputElement>('Password of a.pdf')
  expect([again.value, again.getAttribute('aria-invalid')]).toEqual(['', 'true'])
  await userEvent.click(screen.getByRole('button', { name: 'Open the PDF' }))
  expect(open).toHaveBeenLastCalledWith('')
})

test('a statement that does not add up is refused with its row', () => {
  render(draw({ error: 'unbalanced', errorRow: 17 }))
  expect(screen.getByRole('alert').textContent).toContain('at row 17')
})
