'use client'
import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { useParts } from './useParts.ts'
import { slotted } from '../root/slotted.tsx'

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'prefix'> &
  FieldProps & {
    /** Shown inside the frame before the text, for the eye only: the label must say it too. */
    prefix?: ReactNode
    /** Below the control: what the text was read as. */
    after?: ReactNode
  }

/** A labelled input for one line of text. Uncontrolled unless `value` is given. */
export const TextField = slotted(
  'TextField',
  forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
    { label, hint, error, warning, optional, part, id, prefix, after, ...input },
    ref,
  ) {
    const parts = useParts()
    const frame = { label, hint, error, warning, optional, ...(part ? { part } : {}), ...(id ? { id } : {}) }
    return (
      <Field {...frame}>
        {(control) => (
          <>
            <span {...parts('Input.frame')} data-ol-readonly={input.readOnly || undefined}>
              {prefix && (
                <span {...parts('Input.prefix')} aria-hidden="true">
                  {prefix}
                </span>
              )}
              <input autoComplete="off" {...input} {...control} {...parts('Input')} ref={ref} />
            </span>
            {after}
          </>
        )}
      </Field>
    )
  }),
)
