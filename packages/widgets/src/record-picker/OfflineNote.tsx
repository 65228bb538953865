'use client'
import type { ReactNode } from 'react'
import { formatDate } from '../format/formatDate.ts'
import { useLendingRoot } from '../root/useLendingRoot.ts'
import type { RecordSource } from './getRecordSource.ts'

type OfflineNoteProps = { old: NonNullable<RecordSource['old']>; text: (date: string) => string }

/** Says of which day the list is that a device without a link still has. */
export function OfflineNote({ old, text }: OfflineNoteProps): ReactNode {
  const { locale, timeZone } = useLendingRoot()
  if (old.reason !== 'offline') return null
  return <p className="ol-Note">{text(formatDate(new Date(old.since).toISOString(), locale, timeZone))}</p>
}
