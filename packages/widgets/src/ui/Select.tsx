'use client'
import { forwardRef, type SelectHTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { splitFieldProps } from './splitFieldProps.ts'
import { useParts } from './useParts.ts'
import { slotted } from './slotted.tsx'

/** The props of the select, and of a replacement for it. */
export type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> &
  FieldProps & {
    options: readonly { value: string; label: string }[]
    /** The first, empty choice. @default none: the value is one of the options at any time */
    placeholder?: string
  }

/** A labelled native choice of a few: the phone's own picker. */
export const Select = slotted(
  'Select',
  forwardRef<HTMLSelectElement, SelectProps>(function Select(props, ref) {
    const {
      frame,
      control: { options, placeholder, ...select },
    } = splitFieldProps(props)
    const parts = useParts()
    return (
      <Field {...frame}>
        {(described) => (
          <span {...parts('Input.frame')}>
            <select {...select} {...described} {...parts('Select')} ref={ref}>
              {placeholder !== undefined && (
                <option className="ol-Select-option" value="">
                  {placeholder}
                </option>
              )}
              {options.map(({ value, label: text }) => (
                <option className="ol-Select-option" key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
            <span {...parts('Input.suffix')} aria-hidden="true">
              <Icon name="chevron" />
            </span>
          </span>
        )}
      </Field>
    )
  }),
)
