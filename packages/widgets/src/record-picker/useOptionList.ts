'use client'
import { useMemo } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { createRecordSearch } from './createRecordSearch.ts'
import type { OptionList, RecordOption } from './OptionPicker.tsx'
import type { RecordList } from './RecordList.ts'
import { recordPicker } from './recordPicker.words.ts'

/** Options as a list to choose from, found by everything that is known of them. */
export function useOptionList({ options, words, ...list }: OptionList): RecordList<RecordOption> {
  const t = useCopy(recordPicker)
  const find = useMemo(() => {
    const search = createRecordSearch(options, describeOption)
    return (query: string) => [{ heading: null, items: search(query) }]
  }, [options])
  return {
    ...list,
    words: {
      ...words,
      searchLabel: words.search,
      loading: t('recordPicker.loading'),
      noResults: t('recordPicker.noResults'),
      results: (count) => t('recordPicker.results', { count }),
    },
    find,
    getKey: ({ id }) => id,
    getText: ({ name }) => name,
    getNote: ({ note }) => note,
  }
}

function describeOption(option: RecordOption): RecordOption {
  return option
}
