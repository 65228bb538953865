'use client'
import { OptionError } from '@onlend/core/internal'
import { useContext } from 'react'
import { type WordsContextValue, WordsContext } from './WordsContext.ts'

/** The language of the nearest `<LendingRoot>` and its own sentences. Throws outside of one. */
export function useWordsContext(): WordsContextValue {
  const root = useContext(WordsContext)
  if (root) return root
  throw new OptionError(
    'A widget is outside of <LendingRoot>. Put one around your widgets, inside <LendingProvider>.',
  )
}
