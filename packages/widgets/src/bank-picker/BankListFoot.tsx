'use client'
import type { ReactNode } from 'react'
import { bankPicker as words } from './bankPicker.words.ts'
import { useCopy } from '../words/useCopy.ts'

/** What the list does not show: rows left to narrow down to, and banks that the service never listed. */
export function BankListFoot({
  hidden,
  truncatedAt,
}: {
  hidden: number
  truncatedAt: number | null
}): ReactNode {
  const t = useCopy(words)
  return (
    <>
      {hidden > 0 && <p className="ol-Note">{t('bankPicker.keepTyping', { count: hidden })}</p>}
      {truncatedAt !== null && <p className="ol-Note">{t('bankPicker.truncated', { count: truncatedAt })}</p>}
    </>
  )
}
