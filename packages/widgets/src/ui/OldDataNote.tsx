'use client'
import type { ReactNode } from 'react'
import { everyWidget } from './everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { formatAge } from '../format/formatAge.ts'
import { useLendingRoot } from './useLendingRoot.ts'
import { Icon } from './Icon.tsx'
import { useParts } from './useParts.ts'

type OldDataNoteProps = { old: { reason: 'offline' | 'stale'; since: number } | null }

/** Says how old the shown data is, and that it can have changed since. */
export function OldDataNote({ old }: OldDataNoteProps): ReactNode {
  const t = useCopy(everyWidget)
  const parts = useParts()
  const { locale, now } = useLendingRoot()
  if (!old) return null
  const age = formatAge(now() - old.since, locale) ?? t('common.justNow')
  return (
    <p {...parts('OldDataNote')} role="status">
      <Icon name={old.reason === 'offline' ? 'offline' : 'clock'} />
      <span className="ol-OldDataNote-text">{t(`common.${old.reason}`, { age })}</span>
    </p>
  )
}
