'use client'
import { type ReactNode, useId } from 'react'
import type { PartName } from './PartName.ts'
import { describedBy } from './describedBy.ts'
import { FieldNote } from './FieldNote.tsx'
import { useParts } from './useParts.ts'

/** What a labelled control takes, whatever it is. */
export type FieldProps = {
  label: ReactNode
  hint?: ReactNode
  /** Words for what is wrong; absent when nothing is. */
  error?: ReactNode
  /** Words for what is worth a second look; never stops anybody. */
  warning?: ReactNode
  /** Shown after the label of a field that may stay empty. */
  optional?: ReactNode
  part?: PartName | undefined
}

/** What the control inside must carry. */
export type FieldControl = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldFrameProps = FieldProps & {
  id?: string | undefined
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
  children,
}: FieldFrameProps): ReactNode {
  const parts = useParts()
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <div {...parts('Field', part)} data-ol-invalid={error ? '' : undefined}>
      <label {...parts('Field.label')} htmlFor={controlId}>
        {label}
        {optional && <span {...parts('Field.optional')}> {optional}</span>}
      </label>
      <FieldNote is="hint" of={controlId}>
        {hint}
      </FieldNote>
      {children({
        id: controlId,
        'aria-describedby': describedBy(controlId, { hint, error, warning }),
        'aria-invalid': error ? true : undefined,
      })}
      <FieldNote is="error" of={controlId}>
        {error}
      </FieldNote>
      <FieldNote is="warning" of={controlId}>
        {warning}
      </FieldNote>
    </div>
  )
}
