'use client'
import { type TableColumn, useTable } from '@onlend/hooks/tables'
import { useEffect, useState } from 'react'
import { recordPicker as words } from './recordPicker.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { RecordOption } from './RecordOption.ts'

type UseRecordQueryParameters = {
  options: readonly RecordOption[]
  /** What was typed before this part arrived. */
  initialQuery?: string
}

export type RecordQuery = {
  query: string
  setQuery: (query: string) => void
  /** The first few that are found: more rows help nobody and cost a slow phone its time. */
  found: readonly RecordOption[]
  /** How many are found besides. */
  hidden: number
  /** For screen readers, once typing pauses. */
  announcement: string
}

const columns: readonly TableColumn<RecordOption>[] = [
  { id: 'text', value: ({ text }) => text, searchable: true },
]

/** What is typed in the picker and which records it finds. */
export function useRecordQuery({ options, initialQuery = '' }: UseRecordQueryParameters): RecordQuery {
  const t = useCopy(words)
  const { view, setSearch, rows, matching } = useTable({
    rows: options,
    columns,
    defaultView: { search: initialQuery, pageSize: 50 },
  })
  const query = view.search
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => {
    const timer = setTimeout(
      () => setAnnouncement(query.trim() === '' ? '' : t('recordPicker.results', { count: matching })),
      600,
    )
    return () => clearTimeout(timer)
  }, [query, matching, t])
  return { query, setQuery: setSearch, found: rows, hidden: matching - rows.length, announcement }
}
