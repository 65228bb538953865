'use client'
import type { Financing } from '@onlend/core'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { reconcileRepayments as words } from './reconcileRepayments.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { createLoanSearch } from './createLoanSearch.ts'

type LoanGroup = { heading: string | null; items: readonly Financing[] }

/** What is typed in the list of loans and what it finds, with a sentence for screen readers once typing pauses. */
export function useLoanQuery(loans: readonly Financing[]): {
  query: string
  setQuery: (query: string) => void
  groups: LoanGroup[]
  hidden: number
  announcement: string
} {
  const t = useCopy(words)
  const [query, setQuery] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const search = useMemo(() => createLoanSearch(loans), [loans])
  // The letter appears at once; the rows follow when there is time.
  const asked = useDeferredValue(query)
  const { open, completed, total } = useMemo(() => search(asked), [search, asked])
  const groups = useMemo(
    () =>
      [
        { heading: t('repayment.loan.open'), items: open },
        { heading: t('repayment.loan.completed'), items: completed },
      ].filter(({ items }) => items.length > 0),
    [t, open, completed],
  )
  useEffect(() => {
    const text = asked.trim() === '' ? '' : t('repayment.loan.results', { count: total })
    const timer = setTimeout(() => setAnnouncement(text), 600)
    return () => clearTimeout(timer)
  }, [asked, total, t])
  return { query, setQuery, groups, hidden: total - open.length - completed.length, announcement }
}
