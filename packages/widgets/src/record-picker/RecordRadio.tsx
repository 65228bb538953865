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
      <span className="ol-Option-label ol-RecordPicker-lines">
        <bdi>{option.name}</bdi>
        {option.note && <span className="ol-Option-note">{option.note}</span>}
      </span>
      <input
        className="ol-Radio"
        type="radio"
        name={name}
        checked={isChosen}
        onClick={({ detail }) => detail > 0 && onClose()}
        onChange={onChange}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (!isChosen) onChange()
          onClose()
        }}
      />
    </label>
  )
}
