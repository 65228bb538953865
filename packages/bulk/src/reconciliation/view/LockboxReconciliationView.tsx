'use client'
import type { LockboxReconciliation } from '../LockboxReconciliation.ts'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import {
  Alert,
  Button,
  ToolButton,
  Card,
  downloadIcon,
  downloadText,
  everyWidget,
  formatDate,
  LiveRegion,
  LoadFailed,
  operationsInbox,
  Refusal,
  Skeleton,
  useCopy,
  useLendingRoot,
  useParts,
} from '@onlend/widgets/internal'
import { ChooseSheet, type FileSample } from '../../sheets/view/ChooseSheet.tsx'
import { StatementColumns } from '../../repayments/view/StatementColumns.tsx'
import { UnreadLines } from '../../repayments/view/UnreadLines.tsx'
import { lockboxReconciliation as words } from './lockboxReconciliation.words.ts'
import { PairsTable } from './PairsTable.tsx'
import { ReconciliationFindings } from './ReconciliationFindings.tsx'
import { useReportWords } from './useReportWords.ts'

type LockboxReconciliationViewProps = {
  reconciliation: LockboxReconciliation
  currency: string | null
  samples?: readonly FileSample[] | undefined
  hideTitle: boolean
  headingLevel: 2 | 3 | 4
}

const statements = '.csv,.tsv,.txt,.xlsx,.xls,.html,.pdf,.ofx,.qfx,.sta,.mt940,.940,text/csv,text/plain'

/** Renders a comparison of a statement: the answer in one sentence, then the findings, then the pairs. */
export function LockboxReconciliationView(props: LockboxReconciliationViewProps): ReactNode {
  const { reconciliation: all, currency, samples, hideTitle, headingLevel } = props
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const isComparing = all.step === 'compared' && all.reconciliation === null && all.ledger.error === null

  const draw = () => {
    if (all.step === 'choose')
      return (
        <ChooseSheet
          label={t('lockboxReconciliation.choose')}
          hint={t('lockboxReconciliation.chooseHint')}
          accept={statements}
          formats={t('lockboxReconciliation.formats')}
          share={all.reading}
          error={all.fileError}
          errorRow={all.errorRow}
          pdf={all.pdf}
          kept={all.kept}
          onChoose={all.choose}
          samples={samples}
        />
      )
    if (all.step === 'layout' && all.layout)
      return (
        <>
          <StatementColumns
            layout={all.layout}
            statement={all.statement}
            onChange={all.setLayout}
            confirmLabel={t('lockboxReconciliation.compare')}
            isBusy={all.reading !== null}
            onConfirm={all.confirmLayout}
          />
          <div className="ol-Buttons">
            <Button onClick={all.startOver} part="LockboxReconciliation.another">
              {t('lockboxReconciliation.another')}
            </Button>
          </div>
        </>
      )
    if (all.reconciliation) return <Compared all={all} currency={currency} headingLevel={headingLevel} />
    if (all.ledger.error)
      return (
        <LoadFailed
          title={t('lockboxReconciliation.failed')}
          error={all.ledger.error}
          onRetry={all.ledger.refetch}
          retrying={all.ledger.isFetching}
        />
      )
    return <ComparisonSkeleton />
  }
  return (
    <Card
      part="LockboxReconciliation"
      title={t('lockboxReconciliation.title')}
      hideTitle={hideTitle}
      headingLevel={headingLevel}
      busy={isComparing}
      state={isComparing ? 'loading' : all.step}
    >
      {draw()}
      <LiveRegion>{isComparing && say('common.loading')}</LiveRegion>
    </Card>
  )
}

type ComparedProps = Pick<LockboxReconciliationViewProps, 'currency' | 'headingLevel'> & {
  all: LockboxReconciliation
}

function Compared({ all, currency, headingLevel }: ComparedProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const { locale } = useLendingRoot()
  const reportWords = useReportWords()
  const answer = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone. A layout effect moves the focus before the paint, so that no frame is without focus.
  useLayoutEffect(() => answer.current?.focus(), [])
  const { reconciliation, statement } = all
  if (!reconciliation) return null
  const { counts, from, to, knownFrom } = reconciliation
  const day = (date: string) => formatDate(date, locale)
  const needs = counts.findings
  const download = async () => {
    const report = await all.writeReport(reportWords)
    if (report !== null) downloadText(`lockbox-${from}-${to}.csv`, report)
  }
  return (
    <>
      <div {...parts('LockboxReconciliation.answer')}>
        <p ref={answer} tabIndex={-1} className="ol-LockboxReconciliation-sentence">
          {t('lockboxReconciliation.answer', { paired: counts.paired, count: counts.operations })}
          {'; '}
          {needs === 0
            ? t('lockboxReconciliation.needsNothing')
            : t('lockboxReconciliation.needs', { count: needs })}
        </p>
        <p className="ol-Note">
          {t('lockboxReconciliation.period', {
            file: reconciliation.statement.fileName,
            from: day(from),
            to: day(to),
          })}
        </p>
        {counts.awaited > 0 && (
          <p className="ol-Note">{t('lockboxReconciliation.awaited', { count: counts.awaited })}</p>
        )}
        <UnreadLines notes={statement?.notes ?? []} />
        {knownFrom !== null && (
          <p className="ol-Note">{t('lockboxReconciliation.knownFrom', { date: day(knownFrom) })}</p>
        )}
      </div>
      <Decided all={all} />
      <ReconciliationFindings all={all} currency={currency} headingLevel={headingLevel} />
      {all.pairs.total > 0 && <PairsTable all={all} currency={currency} />}
      <div className="ol-Buttons">
        <ToolButton
          action="download"
          variant="secondary"
          icon={downloadIcon}
          onClick={() => void download()}
          part="LockboxReconciliation.report"
        >
          {t('lockboxReconciliation.report')}
        </ToolButton>
        <Button variant="quiet" onClick={all.startOver} part="LockboxReconciliation.another">
          {t('lockboxReconciliation.another')}
        </Button>
      </div>
    </>
  )
}

/** The result of the last decision; its finding can be gone. */
function Decided({ all: { decision } }: { all: LockboxReconciliation }): ReactNode {
  const t = useCopy(words)
  const say = useCopy(operationsInbox)
  const notice = useRef<HTMLDivElement>(null)
  const state = decision?.state
  const isOver = state === 'recorded' || state === 'proposed' || state === 'refused'
  useEffect(() => {
    if (isOver) notice.current?.focus()
  }, [isOver])
  if (!decision || !isOver) return null
  const { reference } = decision.operation
  if (state !== 'refused')
    return (
      <Alert
        ref={notice}
        tone="success"
        role="status"
        part="LockboxReconciliation.done"
        title={say(`operationsInbox.${state}`, { reference })}
      />
    )
  const error = decision.error
  if (error && 'code' in error && error.code === 'line_used')
    return <Alert ref={notice} tone="warning" role="alert" title={t('lockboxReconciliation.lineUsed')} />
  return error && <Refusal error={error} />
}

/** A skeleton as tall as an answer with one finding. */
function ComparisonSkeleton(): ReactNode {
  return (
    <div className="ol-LockboxReconciliation-answer" aria-hidden="true">
      <Skeleton size="long" />
      <Skeleton size="medium" />
      <Skeleton size="control" />
      <Skeleton size="control" />
    </div>
  )
}
