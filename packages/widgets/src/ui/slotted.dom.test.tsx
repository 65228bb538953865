import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef, forwardRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { LendingRoot } from '../root/LendingRoot.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import { Card, type CardProps } from './Card.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

const pressed = vi.fn()

const TrackedButton = forwardRef<HTMLButtonElement, ButtonProps>(function TrackedButton(props, ref) {
  return <Button {...props} ref={ref} onClick={() => pressed(props.part)} />
})

const MarkedField = forwardRef<HTMLInputElement, TextFieldProps>(function MarkedField(props, ref) {
  return <TextField {...props} ref={ref} data-own="field" />
})

function FramedCard({ children, ...props }: CardProps) {
  return (
    <section aria-label={`${props.title} frame`}>
      <Card {...props}>{children}</Card>
    </section>
  )
}

afterEach(cleanup)

test('a slot that renders the primitive of its own name wraps the kit’s', async () => {
  const button = createRef<HTMLButtonElement>()
  render(
    <LendingRoot slots={{ Button: TrackedButton }}>
      <Button ref={button} part="Form.submit">
        Check
      </Button>
    </LendingRoot>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Check' }))
  expect(pressed).toHaveBeenCalledExactlyOnceWith('Form.submit')
  expect(button.current?.className).toContain('ol-Button')
})

test('a wrapped field keeps its typed text, and what a replaced card holds is replaced as anywhere', () => {
  const page = (title: string) => (
    <LendingRoot slots={{ TextField: MarkedField, Card: FramedCard }}>
      <Card part="WithdrawForm" title={title}>
        <TextField label="Name" />
        <Card part="AuditLog" title="Inner">
          text
        </Card>
      </Card>
    </LendingRoot>
  )
  const { rerender } = render(page('Outer'))
  const field = screen.getByLabelText<HTMLInputElement>('Name')
  field.value = 'Ada'
  rerender(page('Outer too'))
  expect(screen.getByLabelText('Name')).toBe(field)
  expect(field.dataset.own).toBe('field')
  expect(screen.getByRole('region', { name: 'Inner frame' })).toBeTruthy()
  expect(screen.getAllByRole('region', { name: /frame/ })).toHaveLength(2)
})
