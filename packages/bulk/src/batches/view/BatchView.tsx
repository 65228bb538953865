'use client'
import type { BatchProgress } from '../BatchProgress.ts'
import type { Batch } from '@onlend/core/relay'
import { useMinutesLeft } from '../useMinutesLeft.ts'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import {
  Alert,
  Button,
  ToolButton,
  downloadIcon,
  downloadText,
  type DrawnIcon,
  Icon,
  LiveRegion,
  pauseIcon,
  playIcon,
  ProgressBar,
  useCopy,
  useParts,
} from '@onlend/widgets/internal'
import { BatchRows } from './BatchRows.tsx'
import { sheetImport as words } from '../../sheets/view/sheetImport.words.ts'
import { TroubledPiece } from './TroubledPiece.tsx'

type BatchViewProps = {
  progress: BatchProgress
  /** ISO code of every amount; `null` where it is not known. */
  currency: string | null
  /** The file name of the report to download, such as `report.csv`. @default the file's name with `report` */
  reportName?: string | undefined
  /** The actions beside the report, after all rows were sent. @default a way to import another file */
  actions?: ReactNode
  /** Takes the focus when it mounts, because it replaces a review. @default false */
  takeFocus?: boolean
}

type StateName = 'receiving' | 'sending' | 'paused' | 'waiting' | 'stopped' | 'sent' | 'settled'

const signs: Readonly<Record<StateName, DrawnIcon>> = {
  receiving: 'clock',
  sending: 'clock',
  paused: pauseIcon,
  waiting: 'offline',
  stopped: 'warning',
  sent: 'clock',
  settled: 'check',
}

/** The sender has lost the right to send; the pieces report every other problem. */
const rightsProblems: readonly (string | null)[] = ['forbidden', 'unauthenticated']

/** A batch of rows: its progress, the pieces that wait for a decision, and the outcome of each row. */
export function BatchView(props: BatchViewProps): ReactNode {
  const { progress, currency, reportName, actions, takeFocus = false } = props
  const { batch, isHandingOver, isActing, error } = progress
  const { counts, total, received, troubled } = batch
  const t = useCopy(words)
  const parts = useParts()
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [isWriting, setIsWriting] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    if (takeFocus) title.current?.focus()
  }, [takeFocus])
  const state = toStateName(batch)
  const minutes = useMinutesLeft(batch)
  const isReceiving = state === 'receiving'
  const done = isReceiving ? received : total - counts.unsent
  const said = t('batch.progress', { done: total - counts.unsent, total })
  const report = async () => {
    setIsWriting(true)
    setHasFailed(false)
    try {
      const text = await progress.writeReport(
        {
          position: t('batch.position'),
          line: t('batch.line'),
          reference: t('batch.reference'),
          amount: t('batch.amount'),
          state: t('batch.state'),
          message: t('batch.message'),
          operationId: t('batch.operationId'),
        },
        (one) => t(`batch.state.${one}`),
        (reason) => t(`batch.reason.${reason}`),
      )
      downloadText(reportName ?? `report-${batch.fileName.replace(/\.\w+$/, '') || batch.id}.csv`, text)
    } catch {
      // The relay has the rows: the person can try again when the connection is back.
      setHasFailed(true)
    }
    setIsWriting(false)
  }
  const isHeld = troubled.some((piece) => piece.state === 'held')
  const isOnItsWay = state === 'sending' || state === 'waiting'
  const isPaused = state === 'paused' || state === 'stopped'
  return (
    <div {...parts('BatchView')} data-ol-state={state}>
      <div {...parts('BatchView.head')}>
        <h3 ref={title} tabIndex={-1} {...parts('BatchView.title')} id={id}>
          <Icon name={signs[state]} />
          {t(`batch.${state}`)}
        </h3>
        <ProgressBar labelledBy={id} valueText={said} ratio={total === 0 ? 1 : done / total} />
        <p className="ol-Note">
          <bdi>{batch.fileName}</bdi>
        </p>
        <p className="ol-BatchView-figures">
          {said}
          {minutes !== null && ` ${t('batch.minutes', { minutes })}`}
        </p>
        {isReceiving && isHandingOver && (
          <p className="ol-Note">{t('batch.stay', { done: received, total })}</p>
        )}
        {isOnItsWay && <p className="ol-Note">{t('batch.leave')}</p>}
      </div>
      {isReceiving && !isHandingOver && (
        <Alert part="BatchView.notWhole" tone="warning" title={t('batch.notWhole')} />
      )}
      {rightsProblems.includes(batch.problem) && (
        <Alert part="BatchView.noRight" tone="warning" title={t('batch.noRight')} />
      )}
      {(error !== null || hasFailed) && (
        <Alert part="BatchView.failed" tone="danger" role="alert" title={t('batch.actFailed')} />
      )}
      <div {...parts('BatchView.buttons')}>
        {isOnItsWay && (
          <Button part="BatchView.pause" icon={pauseIcon} busy={isActing} onClick={progress.pause}>
            {t('batch.pause')}
          </Button>
        )}
        {isPaused && !isHeld && (
          <Button
            part="BatchView.goOn"
            variant="primary"
            icon={playIcon}
            busy={isActing}
            onClick={progress.send}
          >
            {t('batch.goOn')}
          </Button>
        )}
        {!isReceiving && (
          <ToolButton
            action="download"
            variant="secondary"
            part="BatchView.report"
            icon={downloadIcon}
            busy={isWriting}
            onClick={() => void report()}
          >
            {t('batch.report')}
          </ToolButton>
        )}
        {(isPaused || (isReceiving && !isHandingOver)) && <EndButton onEnd={progress.close} />}
        {batch.state === 'sent' &&
          (actions ?? (
            <Button part="BatchView.another" onClick={progress.close}>
              {t('batch.another')}
            </Button>
          ))}
      </div>
      {troubled.length > 0 && (
        <div {...parts('BatchView.troubled')} role="alert">
          {troubled.map((piece) => (
            <TroubledPiece key={piece.operationId} piece={piece} progress={progress} />
          ))}
        </div>
      )}
      {!isReceiving && <BatchRows progress={progress} currency={currency} />}
      <LiveRegion>{t(`batch.${state}`)}</LiveRegion>
    </div>
  )
}

function toStateName({ state, counts }: Batch): StateName {
  if (state === 'sent' && counts.awaited === 0 && counts.unknown === 0) return 'settled'
  // An unknown state of a later relay shows as `sending`; the view no longer shows a cancelled batch.
  return isStateName(state) ? state : 'sending'
}

function isStateName(state: string): state is StateName {
  return Object.hasOwn(signs, state)
}

/** Leaves out the unsent rows for good, at the second press. */
function EndButton({ onEnd }: { onEnd: () => void }): ReactNode {
  const t = useCopy(words)
  const [isSure, setIsSure] = useState(false)
  return (
    <Button part="BatchView.end" variant="quiet" onClick={() => (isSure ? onEnd() : setIsSure(true))}>
      {t(isSure ? 'batch.end.sure' : 'batch.end')}
    </Button>
  )
}
