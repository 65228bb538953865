'use client'
import type { ReactNode } from 'react'
import { useParts } from '../ui/useParts.ts'
import type { RecordOption } from './RecordOption.ts'

type RecordRadioProps = {
  option: RecordOption
  name: string
  isChosen: boolean
  onChange: () => void
  onClose: () => void
}

/** One record in the sheet: a press chooses it and closes, also where it is chosen already; arrows only move. */
export function RecordRadio({ option, name, isChosen, onChange, onClose }: RecordRadioProps): ReactNode {
  const parts = useParts()
  return (
    <label {...parts('Option')} data-ol-checked={isChosen || undefined}>
      <bdi className="ol-Option-label">{option.name}</bdi>
      <span className="ol-Option-note">{option.note}</span>
      <input
        className="ol-Radio"
        type="radio"
        name={name}
        checked={isChosen}
        onClick={(event) => {
          onChange()
          if (event.detail > 0) onClose()
        }}
        onChange={onChange}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onChange()
          onClose()
        }}
      />
    </label>
  )
}
