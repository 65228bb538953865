'use client'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ComboboxGroup } from '../ui/Combobox.tsx'
import type { RecordList, RecordListWords } from './RecordList.ts'

type RecordQuery<Item extends object> = {
  words: RecordListWords
  query: string
  setQuery: (query: string) => void
  /** The first of what is found. */
  groups: readonly ComboboxGroup<Item>[]
  /** How many are found besides. */
  hidden: number
  /** For screen readers, once typing pauses. */
  announcement: string
}

/** More rows than this are no help in choosing and slow a cheap phone down. */
const mostDrawn = 60

/** What is typed in a picker and which records it finds. */
export function useRecordQuery<Item extends object>(
  { find, words }: RecordList<Item>,
  initialQuery = '',
): RecordQuery<Item> {
  const [query, setQuery] = useState(initialQuery)
  const [announcement, setAnnouncement] = useState('')
  // The letter appears at once; the rows follow when there is time.
  const asked = useDeferredValue(query)
  const { groups, total, hidden } = useMemo(() => takeFirst(find(asked)), [find, asked])
  const text = asked.trim() === '' ? '' : words.results(total)
  useEffect(() => {
    const timer = setTimeout(() => setAnnouncement(text), 600)
    return () => clearTimeout(timer)
  }, [text])
  return { words, query, setQuery, groups, hidden, announcement }
}

function takeFirst<Item>(found: readonly ComboboxGroup<Item>[]): {
  groups: ComboboxGroup<Item>[]
  total: number
  hidden: number
} {
  let total = 0
  let room = mostDrawn
  const groups: ComboboxGroup<Item>[] = []
  for (const { heading, items } of found) {
    const drawn = items.slice(0, room)
    total += items.length
    room -= drawn.length
    if (drawn.length > 0) groups.push({ heading, items: drawn })
  }
  return { groups, total, hidden: total - (mostDrawn - room) }
}
