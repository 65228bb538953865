'use client'
import type { Bank } from '@onlend/core'
import { useMemo } from 'react'
import type { RecordList } from '../record-picker/RecordList.ts'
import { useCopy } from '../words/useCopy.ts'
import type { BankList } from './BankField.tsx'
import { groupBanks } from './groupBanks.ts'
import { bankPicker as words } from './bankPicker.words.ts'
import { createBankSearch } from './createBankSearch.ts'
import { useRecentBanks } from './useRecentBanks.ts'

/** The banks as a list to choose from; a choice is remembered on this device. */
export function useBankList({
  label,
  country,
  banks,
  recents,
  likely,
  selected,
  onChange,
  truncatedAt,
  isLoading,
}: BankList): RecordList<Bank> {
  const t = useCopy(words)
  const { recent, remember } = useRecentBanks({ country, banks, most: recents })
  const search = useMemo(() => createBankSearch(banks), [banks])
  const find = useMemo(
    () => (query: string) =>
      groupBanks({ query, found: search(query), recent, likely }).map(({ heading, items }) => ({
        heading: heading === null ? null : t(`bankPicker.${heading}`),
        items,
      })),
    [search, recent, likely, t],
  )
  return {
    label,
    words: {
      placeholder: t('bankPicker.placeholder'),
      search: t('bankPicker.search'),
      searchLabel: t('bankPicker.searchLabel'),
      toggle: t('bankPicker.toggle'),
      loading: t('bankPicker.loading'),
      noResults: t('bankPicker.noResults'),
      results: (count) => t('bankPicker.results', { count }),
    },
    find,
    getKey: ({ id }) => id,
    getText: ({ name }) => name,
    getNote: ({ code }) => code,
    selected,
    onChange: (bank) => {
      if (bank) remember(bank)
      onChange(bank)
    },
    isLoading,
    foot: truncatedAt !== null && (
      <p className="ol-Note">{t('bankPicker.truncated', { count: truncatedAt })}</p>
    ),
  }
}
