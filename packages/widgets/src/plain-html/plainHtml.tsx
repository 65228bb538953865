'use client'
import { forwardRef, type ReactNode } from 'react'
import type { Slots } from '../ui/Slots.ts'
import type { AlertProps } from '../ui/Alert.tsx'
import type { BadgeProps } from '../ui/Badge.tsx'
import type { MeterProps } from '../ui/Meter.tsx'
import type { TextAreaProps } from '../ui/TextArea.tsx'
import { PlainButton } from './PlainButton.tsx'
import { PlainCard } from './PlainCard.tsx'
import { PlainCheckbox } from './PlainCheckbox.tsx'
import { PlainDialog } from './PlainDialog.tsx'
import { PlainFileField } from './PlainFileField.tsx'
import { PlainRadioCards } from './PlainRadioCards.tsx'
import { PlainSelect } from './PlainSelect.tsx'
import { PlainTextField } from './PlainTextField.tsx'
import { PlainField } from './PlainField.tsx'

/** A message that can take the focus. */
const PlainAlert = forwardRef<HTMLDivElement, AlertProps>(function PlainAlert(
  { title, role, part, actions, children },
  ref,
) {
  return (
    <div ref={ref} tabIndex={-1} role={role} data-ol-part={part}>
      <p>
        <strong>{title}</strong>
      </p>
      {children}
      {actions}
    </div>
  )
})

/** A word for a state. */
function PlainBadge({ children }: BadgeProps): ReactNode {
  return <em>{children}</em>
}

/** The browser's own `<meter>`. */
function PlainMeter({ label, valueText, ratio, children }: MeterProps): ReactNode {
  return (
    <div>
      <meter aria-label={label} aria-valuetext={valueText} value={Math.min(1, Math.max(0, ratio))} />
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

/** A labelled `<textarea>`, without the count of characters. */
const PlainTextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function PlainTextArea(
  { label, hint, error, warning, optional, part, id, counter: _counter, ...area },
  ref,
) {
  return (
    <PlainField {...{ label, hint, error, warning, optional, id }}>
      {(control) => <textarea {...area} {...control} data-ol-part={part} ref={ref} />}
    </PlainField>
  )
})

/**
 * Every primitive as bare HTML, for `<LendingRoot slots={plainHtml}>`: the shortest correct replacement of each, to copy from when
 * a design system of your own takes their place. All stories of the kit pass with it.
 */
export const plainHtml: Required<Slots> = {
  Alert: PlainAlert,
  Badge: PlainBadge,
  Button: PlainButton,
  Card: PlainCard,
  Checkbox: PlainCheckbox,
  Dialog: PlainDialog,
  FileField: PlainFileField,
  Meter: PlainMeter,
  RadioCards: PlainRadioCards,
  Select: PlainSelect,
  TextArea: PlainTextArea,
  TextField: PlainTextField,
}
