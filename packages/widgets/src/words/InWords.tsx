'use client'
import { type ReactNode, useContext, useEffect } from 'react'
import { type WordGroup, wordGroups } from './wordGroups.ts'
import { WordGroupsContext } from './WordGroupsContext.ts'

type InWordsProps = {
  /** The group of a widget. */
  of: WordGroup
  /** Rendered until the words are here. @default nothing */
  pending?: ReactNode
  children: ReactNode
}

/** Renders a widget once the words of its group are here, and asks for them, so that nothing shows in English first. */
export function InWords({ of, pending, children }: InWordsProps): ReactNode {
  const context = useContext(WordGroupsContext)
  const ask = context?.ask
  useEffect(() => ask?.(wordGroups[of]), [ask, of])
  const isHere = wordGroups[of].every((group) => !context || context.known.includes(group))
  return isHere ? children : pending
}
