'use client'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from './Icon.tsx'
import type { DrawnIcon } from './drawIcon.ts'
import type { PartName } from './PartName.ts'
import { useParts } from './useParts.ts'
import { slottedPlain } from './slottedPlain.tsx'
import { useFormOwner } from './useFormOwner.ts'

/** The props of the radio cards, and of a replacement for it. */
export type RadioCardsProps<Value extends string> = {
  legend: ReactNode
  value: Value | null
  options: readonly { value: Value; label: ReactNode; icon?: DrawnIcon }[]
  onChange: (value: Value) => void
  /** On the chosen radio, or the first: where an error summary leads. */
  id?: string | undefined
  /** The error in words; absent without an error. */
  error?: ReactNode
  part?: PartName
}

function OwnRadioCards(props: RadioCardsProps<string>): ReactNode {
  const { legend, value, options, onChange, id, error, part = 'RadioCards' } = props
  const parts = useParts()
  const owner = useFormOwner()
  const name = useId()
  const target = options.find((option) => option.value === value) ?? options[0]
  const list = useRef<HTMLDivElement>(null)
  // Keeps a choice made in prerendered markup before hydration: the next render would reset it.
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLInputElement>(':checked')?.value
    if (chosen && chosen !== value) onChange(chosen)
  }, [value, onChange])
  return (
    <fieldset
      {...parts('RadioCards', part)}
      data-ol-invalid={error ? '' : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <legend {...parts('Field.label')}>{legend}</legend>
      <div ref={list} className="ol-RadioCards-list">
        {options.map((option) => (
          <label
            key={option.value}
            {...parts('RadioCards.card')}
            data-ol-checked={option.value === value || undefined}
          >
            <input
              form={owner}
              {...parts('RadioCards.input')}
              id={option === target ? id : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon name={option.icon} />}
            <span className="ol-RadioCards-label">{option.label}</span>
          </label>
        ))}
      </div>
      {error && (
        <p {...parts('Field.error')} id={`${name}-error`}>
          <Icon name="error" />
          <span className="ol-Field-text">{error}</span>
        </p>
      )}
    </fieldset>
  )
}

/** A choice of two or three that a person should see all at once; native radios inside. */
// The cast restores the generic type, which a table of slots cannot hold: the values are those of the options.
export const RadioCards = slottedPlain('RadioCards', OwnRadioCards) as <Value extends string>(
  props: RadioCardsProps<Value>,
) => ReactNode
