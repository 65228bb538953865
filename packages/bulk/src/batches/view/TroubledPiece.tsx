'use client'
import type { BatchPiece } from '@onlend/core/relay'
import type { BatchProgress } from '../BatchProgress.ts'
import type { ReactNode } from 'react'
import { Alert, Button, useCopy, useLendingRoot } from '@onlend/widgets/internal'
import { sheetImport as words } from '../../sheets/view/sheetImport.words.ts'

type TroubledPieceProps = {
  piece: BatchPiece
  progress: Pick<BatchProgress, 'confirmDuplicate' | 'skip' | 'skipCredited' | 'send' | 'isActing'>
}

/** The highest number of rows that the text names. */
const mostRows = 10

/** A piece of a batch that waits for a decision: its problem and the possible actions. A piece without an answer cannot be sent again. */
export function TroubledPiece({ piece, progress }: TroubledPieceProps): ReactNode {
  const { operationId, state, duplicate, creditedRows, message } = piece
  const { isActing } = progress
  const t = useCopy(words)
  const { locale } = useLendingRoot()
  const rows = t('batch.rows', { from: piece.from + 1, to: piece.to })
  const leaveOut = (
    <Button part="BatchView.leaveOut" busy={isActing} onClick={() => progress.skip(operationId)}>
      {t('batch.leaveOut')}
    </Button>
  )
  if (state === 'unknown') {
    return (
      <Alert part="BatchView.unknown" tone="warning" icon="question" title={t('batch.unknown', { rows })}>
        {t('batch.unknown.text')}
      </Alert>
    )
  }
  if (duplicate !== null) {
    return (
      <Alert
        part="BatchView.duplicate"
        tone="warning"
        title={t('batch.duplicate', { rows })}
        actions={
          <>
            <Button
              part="BatchView.confirm"
              busy={isActing}
              onClick={() => progress.confirmDuplicate(operationId)}
            >
              {t('batch.duplicate.confirm')}
            </Button>
            {leaveOut}
          </>
        }
      >
        {t('batch.duplicate.text')}
      </Alert>
    )
  }
  const count = creditedRows.length
  const named = creditedRows.slice(0, mostRows).map((row) => row + 1)
  return (
    <Alert
      part="BatchView.held"
      tone="danger"
      title={t('batch.held', { rows })}
      actions={
        count > 0 ? (
          <Button part="BatchView.goOn" busy={isActing} onClick={() => progress.skipCredited(operationId)}>
            {t('batch.credited.goOn')}
          </Button>
        ) : (
          <>
            <Button part="BatchView.goOn" icon="refresh" busy={isActing} onClick={progress.send}>
              {t('batch.goOn')}
            </Button>
            {leaveOut}
          </>
        )
      }
    >
      {message !== null && <p className="ol-Text">{message}</p>}
      {count > 0 && (
        <p className="ol-Text">
          {t('batch.credited.text', { count })}{' '}
          {t('batch.credited.rows', {
            rows: `${new Intl.ListFormat(locale).format(named.map(String))}${count > mostRows ? ' …' : ''}`,
          })}
        </p>
      )}
    </Alert>
  )
}
