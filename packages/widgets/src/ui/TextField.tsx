'use client'
import { forwardRef, type InputHTMLAttributes, type ReactNode } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { splitFieldProps } from './splitFieldProps.ts'
import { useParts } from './useParts.ts'
import { slotted } from './slotted.tsx'

export type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'prefix'> &
  FieldProps & {
    /** Shown inside the frame before the text, for the eye only: the label must say it too. */
    prefix?: ReactNode
    /** The text below the control that reads the value back. The field keeps its place, also for `true` alone, for a warning. */
    after?: ReactNode
  }

/** A labelled input for one line of text. Uncontrolled unless `value` is given. */
export const TextField = slotted(
  'TextField',
  forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
    const {
      frame,
      control: { prefix, after, ...input },
    } = splitFieldProps(props)
    const parts = useParts()
    return (
      <Field {...frame} note={after}>
        {(described) => (
          <span {...parts('Input.frame')} data-ol-readonly={input.readOnly || undefined}>
            {prefix && (
              <span {...parts('Input.prefix')} aria-hidden="true">
                {prefix}
              </span>
            )}
            <input autoComplete="off" {...input} {...described} {...parts('Input')} ref={ref} />
          </span>
        )}
      </Field>
    )
  }),
)
