'use client'
import { useCallback } from 'react'
import type { Words } from './Messages.ts'
import { type MessageValues, translate } from './translate.ts'
import { useWordsContext } from './useWordsContext.ts'

/** Says a sentence of one catalogue. */
export type Translate<W extends Words> = (key: keyof W & string, values?: MessageValues) => string

/** The sentences of one catalogue, in the root's locale and with the host's own wording. */
export function useCopy<W extends Words>(words: W): Translate<W> {
  const { language, messages, dir, reword } = useWordsContext()
  return useCallback(
    (key, values) => translate({ locale: language, messages, words, key, dir, reword, values }),
    [language, messages, words, dir, reword],
  )
}
