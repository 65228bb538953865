'use client'
import type { RepaymentMatcher } from '../RepaymentMatcher.ts'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BatchView } from '../../batches/view/BatchView.tsx'
import { ChooseSheet } from '../../sheets/view/ChooseSheet.tsx'
import {
  Button,
  Card,
  defineChunk,
  LazyChunk,
  LiveRegion,
  LoadFailed,
  Skeleton,
  useCopy,
  useParts,
} from '@onlend/widgets/internal'
import { repaymentsImport as words } from './repaymentsImport.words.ts'

/** A statement to try it with, made when it is asked for. */
export type StatementSample = { label: string; make: () => Promise<File> }

type RepaymentsImportViewProps = {
  matcher: RepaymentMatcher
  /** ISO code of amounts that name none. */
  currency: string | null
  samples?: readonly StatementSample[] | undefined
  hideTitle?: boolean | undefined
  headingLevel?: 2 | 3 | 4 | undefined
}

const chunks = { steps: defineChunk(() => import('./RepaymentSteps.tsx'), 'RepaymentSteps') }

const formats =
  '.csv,.tsv,.txt,.xlsx,.xls,.html,.pdf,.ofx,.qfx,.sta,.mt940,.940,text/csv,text/tab-separated-values,text/plain,application/x-ofx'

/** Draws the repayments of a statement where they stand: the choice of a file, its columns, its lines, the review, and what is sent. */
export function RepaymentsImportView(props: RepaymentsImportViewProps): ReactNode {
  const { matcher, currency, samples = [], hideTitle = false, headingLevel = 2 } = props
  const { step, busy, financings, progress } = matcher
  const t = useCopy(words)
  const parts = useParts()
  useEffect(() => {
    // While the file is read there is time for what comes next.
    if (busy) chunks.steps.load().catch(() => {})
  }, [busy])
  const draw = () => {
    if (step === 'batch') {
      if (!progress) return <StepSkeleton />
      return <BatchView progress={progress} currency={currency} takeFocus={progress.isHandingOver} />
    }
    if (financings.error) {
      return (
        <LoadFailed
          title={t('repaymentsImport.failed')}
          error={financings.error}
          onRetry={financings.refetch}
          retrying={financings.isPending}
        />
      )
    }
    if (step === 'choose') return <ChooseStatement matcher={matcher} samples={samples} />
    return (
      <LazyChunk chunk={chunks.steps} fallback={<StepSkeleton />}>
        {(RepaymentSteps) => <RepaymentSteps matcher={matcher} currency={currency} />}
      </LazyChunk>
    )
  }
  return (
    <Card
      part="RepaymentsImport"
      title={t('repaymentsImport.title')}
      hideTitle={hideTitle}
      headingLevel={headingLevel}
      busy={busy !== null}
      state={step}
    >
      <div {...parts('RepaymentMatch')}>{draw()}</div>
      <LiveRegion>{busy?.what === 'matching' && t('repaymentsImport.matching')}</LiveRegion>
    </Card>
  )
}

type ChooseStatementProps = Pick<RepaymentsImportViewProps, 'matcher'> & {
  samples: readonly StatementSample[]
}

function ChooseStatement({ matcher, samples }: ChooseStatementProps): ReactNode {
  const t = useCopy(words)
  const [making, setMaking] = useState<string | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const take = async ({ label, make }: StatementSample) => {
    setMaking(label)
    setHasFailed(false)
    try {
      const file = await make()
      if (!isGone.current) matcher.choose(file)
    } catch {
      setHasFailed(true)
    }
    setMaking(null)
  }
  return (
    <>
      <ChooseSheet
        label={t('repaymentsImport.choose')}
        accept={formats}
        formats={t('repaymentsImport.formats')}
        share={matcher.busy?.share ?? null}
        error={matcher.fileError}
        errorRow={matcher.errorRow}
        pdf={matcher.pdf}
        onChoose={matcher.choose}
        actions={
          samples.length === 0
            ? undefined
            : samples.map((sample) => (
                <Button
                  key={sample.label}
                  part="RepaymentMatch.sample"
                  variant="quiet"
                  busy={making === sample.label}
                  onClick={() => void take(sample)}
                >
                  {sample.label}
                </Button>
              ))
        }
      />
      <LiveRegion>{hasFailed && t('repaymentsImport.sampleFailed')}</LiveRegion>
    </>
  )
}

/** About as tall as a step. */
function StepSkeleton(): ReactNode {
  return (
    <div className="ol-RepaymentMatch-step" aria-hidden="true">
      <Skeleton size="long" />
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <Skeleton key={key} size="control" />
      ))}
    </div>
  )
}
