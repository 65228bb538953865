'use client'
import type { BatchPiece } from '@onlend/core/client/batches'
import type { BatchProgress } from '@onlend/hooks/bulk'
import type { ReactNode } from 'react'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { useCopy } from '../words/useCopy.ts'
import { sheetImport as words } from './sheetImport.words.ts'

type TroubledPieceProps = {
  piece: BatchPiece
  progress: Pick<BatchProgress, 'confirmDuplicate' | 'skip' | 'send'>
}

/** A part of a batch that waits for a decision: what is the matter, and what may be done. What got no answer may not be sent again. */
export function TroubledPiece({ piece, progress }: TroubledPieceProps): ReactNode {
  const { operationId, problem, state } = piece
  const t = useCopy(words)
  const rows = t('batch.rows', { from: piece.from + 1, to: piece.to })
  const leaveOut = (
    <Button part="BatchView.leaveOut" onClick={() => progress.skip(operationId)}>
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
  if (problem && problem.duplicate !== null) {
    return (
      <Alert
        part="BatchView.duplicate"
        tone="warning"
        title={t('batch.duplicate', { rows })}
        actions={
          <>
            <Button part="BatchView.confirm" onClick={() => progress.confirmDuplicate(operationId)}>
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
  const credited = problem?.creditedRows.length ?? 0
  const isTooLarge = problem?.status === 413 || problem?.code === 'body_too_large'
  const isRefused = state === 'refused' || credited > 0
  return (
    <Alert
      part="BatchView.refused"
      tone="danger"
      title={t(isRefused ? 'batch.refused' : 'batch.held', { rows })}
      actions={
        isRefused ? (
          leaveOut
        ) : (
          <Button icon="refresh" onClick={progress.send}>
            {t('batch.goOn')}
          </Button>
        )
      }
    >
      {problem?.message && <p className="ol-Text">{problem.message}</p>}
      {isTooLarge && <p className="ol-Text">{t('batch.tooLarge.text', { count: piece.to - piece.from })}</p>}
      {credited > 0 && <p className="ol-Text">{t('batch.credited.text', { count: credited })}</p>}
      {isRefused && <p className="ol-Text">{t('batch.refused.text')}</p>}
    </Alert>
  )
}
