'use client'
import { createContext } from 'react'
import type { WordGroup } from './wordGroups.ts'

/** The words of a page that come by group. */
export type WordGroupsValue = {
  /** The groups that are here or were lost; the words of a lost group are English. */
  known: readonly WordGroup[]
  /** Fetches more, once each. */
  ask: (groups: readonly WordGroup[]) => void
}

/** `null` where every word is here from the beginning. */
export const WordGroupsContext = createContext<WordGroupsValue | null>(null)
