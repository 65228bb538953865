'use client'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { bankPicker as words } from '../copy/en/bankPicker.ts'
import { useCopy } from '../copy/useCopy.ts'
import type { BankListProps } from './BankListProps.ts'
import { type BankGroup, bankGroups } from './bankGroups.ts'

/** What is typed in the picker and what it finds, with a sentence for screen readers once typing pauses. */
export function useBankQuery({ search, recent, likely }: Pick<BankListProps, 'search' | 'recent' | 'likely'>): {
  query: string
  setQuery: (query: string) => void
  groups: BankGroup[]
  hidden: number
  announcement: string
} {
  const t = useCopy(words)
  const [query, setQuery] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const current = useDeferredValue(query)
  const found = useMemo(() => search(current), [search, current])
  const groups = useMemo(() => bankGroups({ query: current, found, recent, likely }), [current, found, recent, likely])
  useEffect(() => {
    const timer = setTimeout(
      () => setAnnouncement(current.trim() === '' ? '' : t('bankPicker.results', { count: found.total })),
      600,
    )
    return () => clearTimeout(timer)
  }, [current, found.total, t])
  return { query, setQuery, groups, hidden: found.total - found.banks.length, announcement }
}
