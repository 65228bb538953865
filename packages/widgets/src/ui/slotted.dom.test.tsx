import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentType, createElement, createRef, forwardRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { LendingRoot } from '../root/LendingRoot.tsx'
import { Alert } from './Alert.tsx'
import { Badge } from './Badge.tsx'
import { Button, type ButtonProps } from './Button.tsx'
import { Card, type CardProps } from './Card.tsx'
import { Checkbox } from './Checkbox.tsx'
import { Dialog } from './Dialog.tsx'
import { FileField } from './FileField.tsx'
import { Meter } from './Meter.tsx'
import { RadioCards } from './RadioCards.tsx'
import { Select } from './Select.tsx'
import { Skeleton } from './Skeleton.tsx'
import type { Slots } from './Slots.ts'
import { Spinner } from './Spinner.tsx'
import { TextArea } from './TextArea.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** Each primitive takes the props of its slot: that it stands here proves the types. */
const primitives: Required<Slots> = {
  ...{ Alert, Badge, Button, Card, Checkbox, Dialog, FileField, Meter, RadioCards, Select },
  ...{ Skeleton, Spinner, TextArea, TextField },
}
/** The props of a primitive that the test renders, where it has some that it needs. */
const samples: Readonly<Record<string, object>> = {
  Alert: { title: 'Not sent' },
  Button: { children: 'Send' },
  Card: { title: 'Limit', part: 'CreditLimitCard' },
  Dialog: { title: 'Check', description: 'Is it right?', onClose: () => undefined },
  FileField: { label: 'Payslip', onPick: () => undefined },
  Meter: { label: 'Used', valueText: '40 %', ratio: 0.4 },
  RadioCards: {
    legend: 'Way',
    value: 'bank',
    options: [{ value: 'bank', label: 'Bank' }],
    onChange: () => undefined,
  },
  Select: { label: 'Country', options: [{ value: 'NG', label: 'Nigeria' }], placeholder: 'Choose' },
}

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

const wrapped = vi.fn()

// The cast: `samples` has the props of each primitive by its name.
const wrap = (primitive: Required<Slots>[keyof Slots], Own = primitive as ComponentType<object>) =>
  [
    Own,
    forwardRef((props, ref) => {
      wrapped(Own)
      return createElement(Own, { ...props, ...(ref && { ref }) })
    }),
  ] as const

test.each(Object.entries(primitives))(
  '%s, wrapped in three lines, looks as the kit’s own',
  (name, primitive) => {
    const [Own, Wrapper] = wrap(primitive)
    const draw = (slots: Slots): string => {
      render(<LendingRoot slots={slots}>{createElement(Own, { ...samples[name] })}</LendingRoot>)
      const html = document.body.innerHTML.replaceAll(/_?[rR]_\w+_?/g, 'id')
      cleanup()
      return html
    }
    const own = draw({})
    expect(own).toContain('ol-')
    expect(draw({ [name]: Wrapper })).toBe(own)
    expect(wrapped).toHaveBeenCalled()
  },
)
