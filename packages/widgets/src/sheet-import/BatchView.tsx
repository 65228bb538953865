'use client'
import type { BatchProgress } from '@onlend/hooks/bulk'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import type { DrawnIcon } from '../ui/drawIcon.ts'
import { Icon } from '../ui/Icon.tsx'
import { pauseIcon, playIcon } from '../ui/icons.ts'
import { downloadIcon } from '../ui/listIcons.ts'
import { LiveRegion } from '../ui/LiveRegion.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { useParts } from '../ui/useParts.ts'
import { useCopy } from '../words/useCopy.ts'
import { BatchRows } from './BatchRows.tsx'
import { downloadText } from '../ui/downloadText.ts'
import { sheetImport as words } from './sheetImport.words.ts'
import { TroubledPiece } from './TroubledPiece.tsx'

type BatchViewProps = {
  progress: BatchProgress
  /** ISO code of every amount; `null` where it is not known. */
  currency: string | null
  /** Of the report that can be downloaded, such as `report.csv`. @default the file's name with `report` */
  reportName?: string | undefined
  /** Beside the report, once everything has been sent: words of the widget's own. @default a way to import another file */
  actions?: ReactNode
  /** Takes the focus when it is drawn, because it stands in the place of a review. @default false */
  takeFocus?: boolean
}

type StateName = 'sending' | 'paused' | 'waiting' | 'stopped' | 'sent' | 'settled'

const signs: Readonly<Record<StateName, DrawnIcon>> = {
  sending: 'clock',
  paused: pauseIcon,
  waiting: 'offline',
  stopped: 'warning',
  sent: 'clock',
  settled: 'check',
}

/** A batch of rows on its way: how far it has come, what waits for a decision, and what became of each row. */
export function BatchView(props: BatchViewProps): ReactNode {
  const { progress, currency, reportName, actions, takeFocus = false } = props
  const { batch, counts, results, troubled } = progress
  const t = useCopy(words)
  const parts = useParts()
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takeFocus) title.current?.focus()
  }, [takeFocus])
  const isSettled = batch.state === 'sent' && counts.awaited === 0 && counts.unknown === 0
  const state: StateName = isSettled ? 'settled' : batch.state
  const done = batch.total - counts.unsent
  const said = t('batch.progress', { done, total: batch.total })
  const report = () => {
    const text = progress.writeReport(
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
  }
  return (
    <div {...parts('BatchView')} data-ol-state={state}>
      <div {...parts('BatchView.head')}>
        <h3 ref={title} tabIndex={-1} {...parts('BatchView.title')} id={id}>
          <Icon name={signs[state]} />
          {t(`batch.${state}`)}
        </h3>
        <ProgressBar labelledBy={id} valueText={said} ratio={batch.total === 0 ? 1 : done / batch.total} />
        <p className="ol-BatchView-figures">{said}</p>
        {batch.state !== 'sent' && <p className="ol-Note">{t('batch.stay')}</p>}
      </div>
      <div {...parts('BatchView.buttons')}>
        {(batch.state === 'sending' || batch.state === 'waiting') && (
          <Button part="BatchView.pause" icon={pauseIcon} onClick={progress.pause}>
            {t('batch.pause')}
          </Button>
        )}
        {batch.state === 'paused' && (
          <Button part="BatchView.goOn" variant="primary" icon={playIcon} onClick={progress.send}>
            {t('batch.goOn')}
          </Button>
        )}
        <Button part="BatchView.report" icon={downloadIcon} onClick={report}>
          {t('batch.report')}
        </Button>
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
      <BatchRows progress={{ counts, results }} currency={currency} />
      <LiveRegion>{t(`batch.${state}`)}</LiveRegion>
    </div>
  )
}
