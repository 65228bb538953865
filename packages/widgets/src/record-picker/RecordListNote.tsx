'use client'
import type { ReactNode } from 'react'
import { formatDate } from '../format/formatDate.ts'
import { useLendingRoot } from '../root/useLendingRoot.ts'
import { Button } from '../ui/Button.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import { useCopy } from '../words/useCopy.ts'
import type { RecordSource } from './getRecordSource.ts'

type RecordListNoteProps = {
  source: RecordSource
  isEmpty: boolean
  words: {
    failed: string
    none: string
    /** Says that the list is of a day before the device lost its link. @default how old the list is */
    offline?: (date: string) => string
  }
}

/** What a person should know about the list: not there, old, or empty. Silent when all is well. */
export function RecordListNote({ source, isEmpty, words }: RecordListNoteProps): ReactNode {
  const say = useCopy(everyWidget)
  const { locale, timeZone } = useLendingRoot()
  const { state, old, isFetching, refetch } = source
  if (state === 'loading') return null
  if (state === 'failed') {
    return (
      <div className="ol-RecordPicker-below" role="status">
        <p className="ol-Note">{words.failed}</p>
        <Button variant="quiet" icon="refresh" busy={isFetching} onClick={refetch}>
          {say('common.retry')}
        </Button>
      </div>
    )
  }
  if (isEmpty) return <p className="ol-Note">{words.none}</p>
  if (!old) return null
  if (old.reason === 'stale' || !words.offline) return <OldDataNote old={old} />
  return (
    <p className="ol-Note">
      {words.offline(formatDate(new Date(old.since).toISOString(), locale, timeZone))}
    </p>
  )
}
