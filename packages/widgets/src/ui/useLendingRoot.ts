'use client'
import { useContext } from 'react'
import { RootContext, type RootValue } from './RootContext.ts'

/** The locale, words and classes that the nearest `<LendingRoot>` sets. Throws outside of one. */
export function useLendingRoot(): RootValue {
  const root = useContext(RootContext)
  if (root) return root
  throw new Error(
    'A lending widget was drawn outside <LendingRoot>. Put <LendingRoot> inside <LendingProvider>, around your widgets: it carries their theme, language and dialogs.',
  )
}
