'use client'
import type { ReactNode } from 'react'
import { formatBytes } from '../format/formatBytes.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import type { DocumentSlotProps } from './DocumentSlot.tsx'
import { documents } from './documents.words.ts'
import { fileKinds } from './fileKinds.ts'

/** The file types and limits of a slot, and the ways to add a file without the button. */
export function DocumentLimits({
  uploads,
  accept,
}: Pick<DocumentSlotProps, 'uploads' | 'accept'>): ReactNode {
  const t = useCopy(documents)
  const { locale } = useLendingRoot()
  const parts = useParts()
  const maxFileBytes = uploads.limits?.maxFileBytes ?? null
  const kinds = listKinds(accept ?? uploads.limits?.types ?? Object.keys(fileKinds), locale)
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
