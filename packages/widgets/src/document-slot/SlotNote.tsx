'use client'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { formatBytes } from '../format/formatBytes.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { documents } from './documents.words.ts'
import { fileKinds } from './fileKinds.ts'

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

/** Writes kinds of files as a list of choices, such as `PDF, JPEG or PNG`. A type without a name of its own is left out. */
function listKinds(types: readonly string[], locale: string): string {
  const names = types.flatMap((type) => fileKinds[type]?.name ?? [])
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names)
}
