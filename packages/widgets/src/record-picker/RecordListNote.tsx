'use client'
import type { ReactNode } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { OldDataNote } from '../ui/OldDataNote.tsx'
import type { ReadState } from '../ui/readState.ts'
import type { RecordWords } from './RecordWords.ts'

type RecordListNoteProps = {
  state: ReadState<unknown>
  isEmpty: boolean
  isFetching: boolean
  words: RecordWords
  onRetry: () => void
}

/** What a person should know about the list: not there, old, or empty. Silent when all is well. */
export function RecordListNote({
  state,
  isEmpty,
  isFetching,
  words,
  onRetry,
}: RecordListNoteProps): ReactNode {
  const say = useCopy(everyWidget)
  if (state.is === 'loading') return null
  if (state.is === 'failed') {
    return (
      <div className="ol-BankPicker-below" role="status">
        <p className="ol-Note">{words.failed}</p>
        <Button variant="quiet" icon="refresh" busy={isFetching} onClick={onRetry}>
          {say('common.retry')}
        </Button>
      </div>
    )
  }
  if (state.old) return <OldDataNote old={state.old} />
  return isEmpty && <p className="ol-Note">{words.none}</p>
}
