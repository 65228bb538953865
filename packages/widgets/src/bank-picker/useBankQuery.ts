'use client'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { bankPicker as words } from './bankPicker.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { BankListProps } from './BankListProps.ts'
import { type BankGroup, bankGroups } from './bankGroups.ts'
import { createBankSearch } from './createBankSearch.ts'
import { useRecentBanks } from './useRecentBanks.ts'

type UseBankQueryParameters = Pick<BankListProps, 'country' | 'banks' | 'recents' | 'likely' | 'onChange'> & {
  /** What was typed before this part arrived. */
  initialQuery?: string
}

/** What is typed in the picker and what it finds, with a sentence for screen readers once typing pauses. */
export function useBankQuery({
  country,
  banks,
  recents,
  likely,
  onChange,
  initialQuery = '',
}: UseBankQueryParameters): {
  query: string
  setQuery: (query: string) => void
  groups: BankGroup[]
  hidden: number
  announcement: string
  choose: BankListProps['onChange']
} {
  const t = useCopy(words)
  const [query, setQuery] = useState(initialQuery)
  const [announcement, setAnnouncement] = useState('')
  const { recent, remember } = useRecentBanks({ country, banks, most: recents })
  const search = useMemo(() => createBankSearch(banks), [banks])
  // The letter appears at once; the rows follow when there is time.
  const asked = useDeferredValue(query)
  const found = useMemo(() => search(asked), [search, asked])
  const groups = useMemo(
    () => bankGroups({ query: asked, found, recent, likely }),
    [asked, found, recent, likely],
  )
  useEffect(() => {
    const timer = setTimeout(
      () => setAnnouncement(asked.trim() === '' ? '' : t('bankPicker.results', { count: found.total })),
      600,
    )
    return () => clearTimeout(timer)
  }, [asked, found.total, t])
  const choose: BankListProps['onChange'] = (bank) => {
    if (bank) remember(bank)
    onChange(bank)
  }
  return { query, setQuery, groups, hidden: found.total - found.banks.length, announcement, choose }
}
