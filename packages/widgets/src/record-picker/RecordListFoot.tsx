'use client'
import type { ReactNode } from 'react'
import { recordPicker as words } from './recordPicker.words.ts'
import { useCopy } from '../words/useCopy.ts'

/** How many rows are left to narrow down to. */
export function RecordListFoot({ hidden }: { hidden: number }): ReactNode {
  const t = useCopy(words)
  return hidden > 0 && <p className="ol-Note">{t('recordPicker.keepTyping', { count: hidden })}</p>
}
