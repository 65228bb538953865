'use client'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import type { RecordSource } from './getRecordSource.ts'

type RecordListNoteProps = {
  source: RecordSource
  isEmpty: boolean
  words: { failed: string; none: string }
  /** Renders the age of the list, if a newer list could not be read. */
  renderOld: (old: NonNullable<RecordSource['old']>) => ReactNode
}

/** The state of the list in words: failed, old, or empty. Renders nothing when the list is fresh and has records. */
export function RecordListNote({ source, isEmpty, words, renderOld }: RecordListNoteProps): ReactNode {
  const say = useCopy(everyWidget)
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
  return old && renderOld(old)
}
