'use client'
import { createContext } from 'react'
import type { Messages } from './Messages.ts'

/** The language that widgets speak, BCP 47, how they write dates and amounts, and the sentences that stand in for the kit's own. */
export type WordsContextValue = {
  language: string
  locale: string
  dir: 'ltr' | 'rtl'
  messages: Messages
}

/** What words need to know of the root above them; `RootContext` is the same context with all that a root shares. */
export const WordsContext = createContext<WordsContextValue | null>(null)
