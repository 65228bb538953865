'use client'
import { forwardRef } from 'react'
import type { TextFieldProps } from '../ui/TextField.tsx'
import { plainControl } from './plainControl.ts'
import { PlainField } from './PlainField.tsx'

/** A labelled `<input>`. */
export const PlainTextField = forwardRef<HTMLInputElement, TextFieldProps>(function PlainTextField(
  { label, hint, error, warning, optional, part, id, prefix, after, ...input },
  ref,
) {
  return (
    <PlainField {...{ label, hint, error, warning, optional, id }}>
      {(control) => (
        <>
          <span aria-hidden="true">{prefix}</span>
          <input
            autoComplete="off"
            style={plainControl}
            {...input}
            {...control}
            data-ol-part={part}
            ref={ref}
          />
          {after}
        </>
      )}
    </PlainField>
  )
})
