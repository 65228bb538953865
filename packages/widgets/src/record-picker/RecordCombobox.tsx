'use client'
import type { ReactNode } from 'react'
import { Combobox } from '../ui/Combobox.tsx'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import type { RecordComboboxForm, RecordList } from './RecordList.ts'
import { useRecordQuery } from './useRecordQuery.ts'

type RecordComboboxProps<Item extends object> = RecordComboboxForm & { list: RecordList<Item> }

/** A list of records under an input, for pointers and keyboards. */
export function RecordCombobox<Item extends object>({ list, ...form }: RecordComboboxProps<Item>): ReactNode {
  const { words, setQuery, groups, announcement } = useRecordQuery(list, form.initialQuery)
  return (
    <>
      <Combobox
        {...form}
        {...list}
        toggleLabel={words.toggle}
        placeholder={words.search}
        groups={groups}
        onQueryChange={setQuery}
        empty={list.isLoading ? words.loading : words.noResults}
        foot={list.foot}
      />
      <LiveRegion>{announcement}</LiveRegion>
    </>
  )
}
