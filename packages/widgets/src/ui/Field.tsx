'use client'
import { type ReactNode, useId } from 'react'
import type { PartName } from './PartName.ts'
import { Icon } from './Icon.tsx'
import { useParts } from './useParts.ts'
import { useFormOwner } from './useFormOwner.ts'

/** The props of every labelled control. */
export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** The error in words; absent without an error. */
  error?: ReactNode
  /** The warning in words; the person can go on. */
  warning?: ReactNode
  /** Shown after the label of a field that may stay empty. */
  optional?: ReactNode
  part?: PartName | undefined
}

/** The attributes that the control inside must have. */
export type FieldControl = {
  id: string
  /** The form that owns the control: never one of the host. */
  form: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldFrameProps = FieldProps & {
  id?: string | undefined
  /** The text below the control after the person leaves it. The field keeps its place, so that nothing moves when the note or an error appears. */
  note?: ReactNode
  children: (control: FieldControl) => ReactNode
}

/** A label, a hint, an error and a control that belong together. */
export function Field({
  label,
  hint,
  error,
  warning,
  optional,
  part = 'Field',
  id,
  note,
  children,
}: FieldFrameProps): ReactNode {
  const parts = useParts()
  const form = useFormOwner()
  const ownId = useId()
  const controlId = id ?? ownId
  const described = [hint && 'hint', error && 'error', warning && 'warning'].filter(Boolean)
  const notes = (
    <>
      {note}
      {error && (
        <p {...parts('Field.error')} id={`${controlId}-error`}>
          <Icon name="error" />
          <span className="ol-Field-text">{error}</span>
        </p>
      )}
      {warning && (
        <p {...parts('Field.warning')} id={`${controlId}-warning`}>
          <Icon name="warning" />
          <span className="ol-Field-text">{warning}</span>
        </p>
      )}
    </>
  )
  return (
    <div {...parts('Field', part)} data-ol-invalid={error ? '' : undefined}>
      <label {...parts('Field.label')} htmlFor={controlId}>
        {label}
        {optional && <span {...parts('Field.optional')}> {optional}</span>}
      </label>
      {hint && (
        <p {...parts('Field.hint')} id={`${controlId}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        form,
        'aria-describedby': described.map((name) => `${controlId}-${name}`).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {note ? <div className="ol-Field-notes">{notes}</div> : notes}
    </div>
  )
}
