'use client'
import { type ReactNode, useMemo } from 'react'
import { recordPicker } from './recordPicker.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Combobox } from '../ui/Combobox.tsx'
import type { FieldControl } from '../ui/Field.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { RecordListFoot } from './RecordListFoot.tsx'
import type { RecordListProps } from './RecordListProps.ts'
import { useRecordQuery } from './useRecordQuery.ts'

type RecordComboboxProps = RecordListProps & {
  control: FieldControl
  /** What the person typed before this part arrived. */
  initialQuery: string
  initialFocus: boolean
  initialIsOpen: boolean
}

/** The list of records under an input, for pointers and keyboards. */
export function RecordCombobox(props: RecordComboboxProps): ReactNode {
  const { label, words, options, selected, onChange, isLoading, control } = props
  const t = useCopy(recordPicker)
  const { setQuery, found, hidden, announcement } = useRecordQuery({
    options,
    initialQuery: props.initialQuery,
  })
  const groups = useMemo(() => [{ heading: null, items: found }], [found])
  return (
    <>
      <Combobox
        label={label}
        toggleLabel={words.toggle}
        placeholder={words.search}
        control={control}
        groups={groups}
        selected={selected}
        keyOf={({ id }) => id}
        textOf={({ name }) => name}
        noteOf={({ note }) => note}
        onChange={onChange}
        onQueryChange={setQuery}
        initialQuery={props.initialQuery}
        initialFocus={props.initialFocus}
        initialIsOpen={props.initialIsOpen}
        empty={t(isLoading ? 'recordPicker.loading' : 'recordPicker.noResults')}
        foot={<RecordListFoot hidden={hidden} />}
      />
      <LiveRegion>{announcement}</LiveRegion>
    </>
  )
}
