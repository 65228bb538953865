'use client'
import { createContext } from 'react'
import type { Messages } from './Messages.ts'

/** The language of the widgets, BCP 47, the locale of dates and amounts, and the sentences that replace the kit's own. */
export type WordsContextValue = {
  language: string
  locale: string
  dir: 'ltr' | 'rtl'
  messages: Messages
}

/** The values of the root that words need; `RootContext` is the same context with all values of the root. */
export const WordsContext = createContext<WordsContextValue | null>(null)
