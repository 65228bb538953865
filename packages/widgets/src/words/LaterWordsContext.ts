'use client'
import { createContext } from 'react'

/** Words that the first thing drawn does without. */
export type LaterWords = {
  /** Whether they are still to arrive. */
  isWaiting: boolean
  /** Fetches them. */
  ask: (() => void) | undefined
}

/** `null` where every word is here from the beginning. */
export const LaterWordsContext = createContext<LaterWords | null>(null)
