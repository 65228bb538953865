'use client'
import { forwardRef, type SelectHTMLAttributes } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { useParts } from './useParts.ts'
import { slotted } from '../root/slotted.tsx'

/** What a replacement of it is given. */
export type SelectProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> &
  FieldProps & {
    options: readonly { value: string; label: string }[]
    /** The first, empty choice. */
    placeholder: string
  }

/** A labelled native choice of a few: the phone's own picker. */
export const Select = slotted(
  'Select',
  forwardRef<HTMLSelectElement, SelectProps>(function Select(
    { label, hint, error, warning, optional, part, id, options, placeholder, ...select },
    ref,
  ) {
    const parts = useParts()
    const frame = { label, hint, error, warning, optional, ...(part ? { part } : {}), ...(id ? { id } : {}) }
    return (
      <Field {...frame}>
        {(control) => (
          <span {...parts('Input.frame')}>
            <select {...select} {...control} {...parts('Select')} ref={ref}>
              <option className="ol-Select-option" value="">
                {placeholder}
              </option>
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
