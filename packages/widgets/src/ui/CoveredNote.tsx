'use client'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { confirm as words } from './confirm.words.ts'

/** Says that a press came through something that stands before a button, and that nothing was sent. */
export function CoveredNote({ isCovered }: { isCovered: boolean }): ReactNode {
  const t = useCopy(words)
  if (!isCovered) return null
  return (
    <p className="ol-Note" role="alert">
      {t('confirm.covered')}
    </p>
  )
}
