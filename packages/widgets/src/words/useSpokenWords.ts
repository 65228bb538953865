'use client'
import { useContext } from 'react'
import { type SpokenWords, WordsContext } from './WordsContext.ts'

/** The language of the nearest `<LendingRoot>` and its own sentences. Throws outside of one. */
export function useSpokenWords(): SpokenWords {
  const root = useContext(WordsContext)
  if (root) return root
  throw new Error(
    'A lending widget was drawn outside <LendingRoot>. Put <LendingRoot> inside <LendingProvider>, around your widgets: it carries their theme, language and dialogs.',
  )
}
