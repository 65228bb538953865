'use client'
import type { ReactNode } from 'react'
import type { RecordSource } from './getRecordSource.ts'
import { useOptionList } from './useOptionList.ts'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { RecordListNote } from './RecordListNote.tsx'
import { type RecordPresentation, RecordPickerView } from './RecordPickerView.tsx'

/** The props of every picker of records. */
export type RecordPickerProps = {
  /** `auto` is a list under an input where there is a mouse or room, and a sheet elsewhere. @default 'auto' */
  presentation?: RecordPresentation
  id?: string
  /** Words for what is wrong. */
  error?: string
}

/** A record as a choice. */
export type RecordOption = {
  id: string
  name: string
  /** Distinguishes the option from others of the same name; never a whole number of a person's. */
  note: string | null
  /** The further text by which the search finds the option. */
  text: string
}

/** The records to choose from. */
export type OptionList = {
  label: string
  words: { placeholder: string; search: string; toggle: string }
  /** Must keep their identity between renders. */
  options: readonly RecordOption[]
  selected: RecordOption | null
  onChange: (option: RecordOption | null) => void
  isLoading: boolean
}

type OptionPickerProps = RecordPickerProps &
  Omit<OptionList, 'isLoading' | 'words'> & {
    words: OptionList['words'] & { failed: string; none: string }
    source: RecordSource
  }

/** Chooses one of the loaded records by name, and shows the read state of their list. */
export function OptionPicker(props: OptionPickerProps): ReactNode {
  const { id, error, presentation = 'auto', source, ...list } = props
  const { words, options, selected } = list
  return (
    <RecordPickerView
      id={id}
      error={error}
      presentation={presentation}
      text={selected?.name ?? ''}
      list={useOptionList({ ...list, isLoading: source.state === 'loading' })}
      sheet={{ part: 'RecordPicker.sheet', noteBelow: true }}
      note={
        <RecordListNote
          source={source}
          isEmpty={options.length === 0}
          words={words}
          renderOld={(old) => <OldDataNote old={old} />}
        />
      }
    />
  )
}
