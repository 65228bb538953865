'use client'
import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'
import type { PartName } from './PartName.ts'
import { useParts } from './useParts.ts'

type RadioCardsProps<Value extends string> = {
  legend: ReactNode
  value: Value | null
  options: readonly { value: Value; label: ReactNode; icon?: IconName }[]
  onChange: (value: Value) => void
  part?: PartName
}

/** A choice of two or three that a person should see all at once; native radios inside. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>): ReactNode {
  const { legend, value, options, onChange, part = 'RadioCards' } = props
  const parts = useParts()
  const name = useId()
  return (
    <fieldset {...parts('RadioCards', part)}>
      <legend {...parts('Field.label')}>{legend}</legend>
      <div className="ol-RadioCards-list">
        {options.map((option) => (
          <label
            key={option.value}
            {...parts('RadioCards.card')}
            data-ol-checked={option.value === value || undefined}
          >
            <input
              {...parts('RadioCards.input')}
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
    </fieldset>
  )
}
