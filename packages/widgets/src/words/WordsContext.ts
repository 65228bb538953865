'use client'
import { createContext } from 'react'
import type { Reword } from './createReword.ts'
import type { Messages } from './Messages.ts'

/** The language of the widgets, BCP 47, the locale of dates and amounts, and the sentences that replace the kit's own. */
export type WordsContextValue = {
  language: string
  locale: string
  dir: 'ltr' | 'rtl'
  messages: Messages
  /** Puts a partner's terms into a sentence; `undefined` where the kit's count. */
  reword: Reword | undefined
}

/** The values of the root that words need; `RootContext` is the same context with all values of the root. */
export const WordsContext = createContext<WordsContextValue | null>(null)
