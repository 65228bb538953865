'use client'
import { type ReactNode, useId } from 'react'
import type { FieldControl, FieldProps } from '../ui/Field.tsx'
import { useFormOwner } from '../ui/useFormOwner.ts'

type PlainFieldProps = FieldProps & { id: string | undefined; children: (control: FieldControl) => ReactNode }

/** The label, the hint and the error of a control, tied to it by ids. */
export function PlainField({
  label,
  hint,
  error,
  warning,
  optional,
  id,
  children,
}: PlainFieldProps): ReactNode {
  const ownId = useId()
  const form = useFormOwner()
  const controlId = id ?? ownId
  const notes = Object.entries({ hint, error, warning }).filter(([, text]) => text)
  return (
    <div>
      <label htmlFor={controlId}>
        {label} {optional}
      </label>
      {children({
        id: controlId,
        form,
        'aria-describedby': notes.map(([name]) => `${controlId}-${name}`).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {notes.map(([name, text]) => (
        <p key={name} id={`${controlId}-${name}`}>
          {text}
        </p>
      ))}
    </div>
  )
}
