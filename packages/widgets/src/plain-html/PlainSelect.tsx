'use client'
import { forwardRef } from 'react'
import type { SelectProps } from '../ui/Select.tsx'
import { plainControl } from './plainControl.ts'
import { PlainField } from './PlainField.tsx'

/** A labelled `<select>`. */
export const PlainSelect = forwardRef<HTMLSelectElement, SelectProps>(function PlainSelect(
  { label, hint, error, warning, optional, part, id, options, placeholder, ...select },
  ref,
) {
  return (
    <PlainField {...{ label, hint, error, warning, optional, id }}>
      {(control) => (
        <select style={plainControl} {...select} {...control} data-ol-part={part} ref={ref}>
          <option value="">{placeholder}</option>
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </PlainField>
  )
})
