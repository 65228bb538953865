'use client'
import { forwardRef, useId } from 'react'
import type { CheckboxProps } from '../ui/Checkbox.tsx'

import { plainControl } from './plainControl.ts'

/** A labelled `<input type="checkbox">`. */
export const PlainCheckbox = forwardRef<HTMLInputElement, CheckboxProps>(function PlainCheckbox(
  { label, hint, error, optional: _optional, part, id, readOnly = false, ...input },
  ref,
) {
  const ownId = useId()
  const controlId = id ?? ownId
  const notes = Object.entries({ hint, error }).filter(([, text]) => text)
  return (
    <div>
      <label>
        <input
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
