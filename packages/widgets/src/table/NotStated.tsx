'use client'
import type { ReactNode } from 'react'
import { table as words } from './table.words.ts'
import { useCopy } from '../words/useCopy.ts'

/** The service said nothing here: a dash for eyes, a word for ears. */
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
