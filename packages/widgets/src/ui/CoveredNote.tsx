'use client'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { confirm as words } from './confirm.words.ts'

/** Says that something covered the button at the press, and that the form sent nothing. */
export function CoveredNote({ isCovered }: { isCovered: boolean }): ReactNode {
  const t = useCopy(words)
  if (!isCovered) return null
  return (
    <p className="ol-Note" role="alert">
      {t('confirm.covered')}
    </p>
  )
}
