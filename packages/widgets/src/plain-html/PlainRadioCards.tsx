'use client'
import { type ReactNode, useId } from 'react'
import type { RadioCardsProps } from '../ui/RadioCards.tsx'

import { plainControl } from './plainControl.ts'

/** A `<fieldset>` of radios. */
export function PlainRadioCards(props: RadioCardsProps<string>): ReactNode {
  const { legend, value, options, onChange, id, error, part } = props
  const name = useId()
  const target = options.find((option) => option.value === value) ?? options[0]
  return (
    <fieldset data-ol-part={part} aria-describedby={error ? `${name}-error` : undefined}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            id={option === target ? id : undefined}
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
      {error && <p id={`${name}-error`}>{error}</p>}
    </fieldset>
  )
}
