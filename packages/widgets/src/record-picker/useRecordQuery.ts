'use client'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ComboboxGroup } from '../ui/Combobox.tsx'
import type { RecordList, RecordListWords } from './RecordList.ts'

type RecordQuery<Item extends object> = {
  words: RecordListWords
  query: string
  setQuery: (query: string) => void
  /** The groups with found records; a group without any is left out. */
  groups: readonly ComboboxGroup<Item>[]
  /** For screen readers, once typing pauses. */
  announcement: string
}

/** The query of a picker and the records that it finds. */
export function useRecordQuery<Item extends object>(
  { find, words }: RecordList<Item>,
  initialQuery = '',
): RecordQuery<Item> {
  const [query, setQuery] = useState(initialQuery)
  const [announcement, setAnnouncement] = useState('')
  // The letter appears at once; the rows follow when there is time.
  const asked = useDeferredValue(query)
  const groups = useMemo(() => find(asked).filter(({ items }) => items.length > 0), [find, asked])
  const total = groups.reduce((sum, { items }) => sum + items.length, 0)
  const text = asked.trim() === '' ? '' : words.results(total)
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), 600)
    return () => clearTimeout(timer)
  }, [text])
  return { words, query, setQuery, groups, announcement }
}
