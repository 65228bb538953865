'use client'
import type { ReactNode } from 'react'
import { documents } from './documents.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatBytes } from '../format/formatBytes.ts'
import { useLendingRoot } from '../root/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { listKinds } from './listKinds.ts'

type SlotNoteProps = {
  types: readonly string[]
  maxFiles: number
  /** `null` until the relay has said it. */
  maxFileBytes: number | null
  isFull: boolean
}

/** What a slot takes, and how else than by its button. */
export function SlotNote({ types, maxFiles, maxFileBytes, isFull }: SlotNoteProps): ReactNode {
  const t = useCopy(documents)
  const { locale } = useLendingRoot()
  const parts = useParts()
  if (isFull) return t('documents.full', { count: maxFiles })
  const kinds = listKinds(types, locale)
  const size = maxFileBytes === null ? null : formatBytes(maxFileBytes, locale)
  return (
    <>
      <span>{size === null ? kinds : t('documents.limits', { types: kinds, size })}</span>{' '}
      <span {...parts('DocumentSlot.drop')}>{t('documents.drop')}</span>
    </>
  )
}
