'use client'
import { forwardRef, type ReactNode, useId } from 'react'
import type { Slots } from '../ui/Slots.ts'
import type { AlertProps } from '../ui/Alert.tsx'
import type { BadgeProps } from '../ui/Badge.tsx'
import type { MeterProps } from '../ui/Meter.tsx'
import type { TextAreaProps } from '../ui/TextArea.tsx'
import { PlainButton } from './PlainButton.tsx'
import type { CardProps } from '../ui/Card.tsx'
import { useParts } from '../ui/useParts.ts'
import type { CheckboxProps } from '../ui/Checkbox.tsx'
import { plainControl } from './plainControl.ts'
import { PlainDialog } from './PlainDialog.tsx'
import { PlainFileField } from './PlainFileField.tsx'
import type { RadioCardsProps } from '../ui/RadioCards.tsx'
import type { SelectProps } from '../ui/Select.tsx'
import { PlainTextField } from './PlainTextField.tsx'
import { PlainField } from './PlainField.tsx'
import { useFormOwner } from '../ui/useFormOwner.ts'

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

/** A labelled `<input type="checkbox">`. */
const PlainCheckbox = forwardRef<HTMLInputElement, CheckboxProps>(function PlainCheckbox(
  { label, hint, error, optional: _optional, part, id, readOnly = false, ...input },
  ref,
) {
  const ownId = useId()
  const controlId = id ?? ownId
  const notes = Object.entries({ hint, error }).filter(([, text]) => text)
  const owner = useFormOwner()
  return (
    <div>
      <label>
        <input
          form={owner}
          {...input}
          ref={ref}
          id={controlId}
          type="checkbox"
          style={plainControl}
          data-ol-part={part}
          aria-describedby={notes.map(([name]) => `${controlId}-${name}`).join(' ') || undefined}
          aria-invalid={error ? true : undefined}
          aria-disabled={readOnly || undefined}
          onClick={(event) => (readOnly ? event.preventDefault() : input.onClick?.(event))}
        />
        {label}
      </label>
      {notes.map(([name, text]) => (
        <p key={name} id={`${controlId}-${name}`}>
          {text}
        </p>
      ))}
    </div>
  )
})

/** A labelled `<select>`. */
const PlainSelect = forwardRef<HTMLSelectElement, SelectProps>(function PlainSelect(
  { label, hint, error, warning, optional, part, id, options, placeholder, ...select },
  ref,
) {
  return (
    <PlainField {...{ label, hint, error, warning, optional, id }}>
      {(control) => (
        <select style={plainControl} {...select} {...control} data-ol-part={part} ref={ref}>
          <option value="">{placeholder}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
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
  Skeleton: PlainWait,
  Spinner: PlainWait,
  TextArea: PlainTextArea,
  TextField: PlainTextField,
}

/** Three dots in the place of a text that is on its way, or beside one. */
function PlainWait(): ReactNode {
  return <span aria-hidden="true">…</span>
}

/** A `<section>` named by its heading. */
function PlainCard(props: CardProps): ReactNode {
  const { title, hideTitle, headingLevel = 2, aside, busy, state, part, children } = props
  const parts = useParts()
  const id = useId()
  const Heading = `h${headingLevel}` as const
  return (
    <section aria-labelledby={id} aria-busy={busy || undefined} data-ol-part={part} data-ol-state={state}>
      <Heading id={id} className={hideTitle ? parts('VisuallyHidden').className : undefined}>
        {title}
      </Heading>
      {aside}
      {children}
    </section>
  )
}

/** A `<fieldset>` of radios. */
function PlainRadioCards(props: RadioCardsProps<string>): ReactNode {
  const { legend, value, options, onChange, id, error, part } = props
  const name = useId()
  const owner = useFormOwner()
  const target = options.find((option) => option.value === value) ?? options[0]
  return (
    <fieldset data-ol-part={part} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            form={owner}
            id={option === target ? id : undefined}
            type="radio"
            style={plainControl}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
      {error && <p id={`${name}-error`}>{error}</p>}
    </fieldset>
  )
}
