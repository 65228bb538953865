'use client'
import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import type { PartName } from './PartName.ts'
import { useParts } from './useParts.ts'
import { slotted } from './slotted.tsx'
import { useFormOwner } from './useFormOwner.ts'

/** The props of the checkbox, and of a replacement for it. */
export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  label: ReactNode
  hint?: ReactNode
  /** The error in words; absent without an error. */
  error?: ReactNode
  /** Accepted so that a field of any kind can be spread here; a tick always may stay empty. */
  optional?: ReactNode
  part?: PartName
}

/** A labelled tick. Uncontrolled unless `checked` is given; `readOnly` keeps it as it is. */
export const Checkbox = slotted(
  'Checkbox',
  forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
    { label, hint, error, optional: _optional, part = 'Checkbox', id, readOnly = false, ...input },
    ref,
  ) {
    const parts = useParts()
    const owner = useFormOwner()
    const ownId = useId()
    const controlId = id ?? ownId
    const described = [hint && 'hint', error && 'error'].filter(Boolean)
    return (
      <div {...parts('Checkbox', part)} data-ol-invalid={error ? '' : undefined}>
        <label {...parts('Checkbox.label')} data-ol-readonly={readOnly || undefined}>
          <input
            form={owner}
            {...input}
            {...parts('Checkbox.input')}
            ref={ref}
            id={controlId}
            type="checkbox"
            aria-describedby={described.map((name) => `${controlId}-${name}`).join(' ') || undefined}
            aria-invalid={error ? true : undefined}
            // A tick knows no `readonly`, and a disabled one would drop out of the form.
            aria-disabled={readOnly || undefined}
            onClick={(event) => (readOnly ? event.preventDefault() : input.onClick?.(event))}
          />
          <span className="ol-Checkbox-text">{label}</span>
        </label>
        {hint && (
          <p {...parts('Field.hint')} id={`${controlId}-hint`}>
            {hint}
          </p>
        )}
        {error && (
          <p {...parts('Field.error')} id={`${controlId}-error`}>
            <Icon name="error" />
            <span className="ol-Field-text">{error}</span>
          </p>
        )}
      </div>
    )
  }),
)
