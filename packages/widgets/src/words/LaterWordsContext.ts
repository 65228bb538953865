'use client'
import { createContext } from 'react'

/** Words that the first thing drawn does without. */
export type LaterWords = {
  /** Whether they are still to arrive. */
  isWaiting: boolean
  /** Fetches them. */
  ask: (() => void) | undefined
  /** The widgets whose words are here; `null` when nothing more will come. */
  knownWords: readonly string[] | null
  /** Fetches the words of more widgets. */
  askForWords: ((widgets: readonly string[]) => void) | undefined
}

/** `null` where every word is here from the beginning. */
export const LaterWordsContext = createContext<LaterWords | null>(null)
