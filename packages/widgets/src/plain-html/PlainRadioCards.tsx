'use client'
import { type ReactNode, useId } from 'react'
import type { RadioCardsProps } from '../ui/RadioCards.tsx'

import { plainControl } from './plainControl.ts'

/** A `<fieldset>` of radios. */
export function PlainRadioCards(props: RadioCardsProps<string>): ReactNode {
  const { legend, value, options, onChange, part } = props
  const name = useId()
  return (
    <fieldset data-ol-part={part}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            style={plainControl}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
