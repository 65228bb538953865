'use client'
import type { ReactNode } from 'react'
import { table as words } from './table.words.ts'
import { useCopy } from '../words/useCopy.ts'

/** The sign for a value that the service left out: a dash on the screen, a word for screen readers. */
export function NotStated(): ReactNode {
  const t = useCopy(words)
  return (
    <>
      <span className="ol-Table-none" aria-hidden="true">
        –
      </span>
      <span className="ol-VisuallyHidden">{t('table.notStated')}</span>
    </>
  )
}
