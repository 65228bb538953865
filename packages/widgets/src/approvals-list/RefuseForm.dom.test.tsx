import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LendingRoot } from '../root/LendingRoot.tsx'
import { RefuseForm } from './RefuseForm.tsx'

afterEach(cleanup)

test('a reason is sent without the characters that nobody sees', () => {
  const onSubmit = vi.fn()
  render(
    <LendingRoot>
      <RefuseForm busy={false} error={null} onSubmit={onSubmit} onCancel={() => undefined} />
    </LendingRoot>,
  )
  const field = screen.getByRole('textbox')
  for (const [typed, sent] of [
    [' \u202eNot ours\u0007\u202c ', 'Not ours'],
    ['\u200b\u3164', ''],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } })
    fireEvent.submit(field)
    fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement)
    expect(onSubmit).toHaveBeenLastCalledWith(sent)
  }
})
