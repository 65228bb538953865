'use client'
import { createContext } from 'react'
import type { Messages } from './Messages.ts'

/** The language that widgets speak, and the sentences that stand in for the kit's own. A `<LendingRoot>` gives it. */
export const WordsContext = createContext<{ locale: string; dir: 'ltr' | 'rtl'; messages: Messages }>({
  locale: 'en',
  dir: 'ltr',
  messages: {},
})
