'use client'
import { forwardRef } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'

type DateFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'prefix' | 'min' | 'max'> & {
  /** The first day that the phone's calendar offers, `YYYY-MM-DD`. */
  min?: string | undefined
  /** The last one. */
  max?: string | undefined
}

/** A day of the calendar from the phone's own picker. The value is `YYYY-MM-DD` or empty, and never a moment that a time zone could shift. */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  { min, max, ...rest },
  ref,
) {
  return (
    <TextField
      {...rest}
      {...(min ? { min } : {})}
      {...(max ? { max } : {})}
      type="date"
      ref={ref}
      data-ol-date=""
    />
  )
})
