'use client'
import type { RepaymentMatcher } from '../RepaymentMatcher.ts'
import type { ReactNode } from 'react'
import { BatchCard } from '../../batches/view/BatchCard.tsx'
import { ChooseSheet, type FileSample } from '../../sheets/view/ChooseSheet.tsx'
import { defineChunk, LazyChunk, LiveRegion, LoadFailed, useCopy } from '@onlend/widgets/internal'
import { repaymentsImport as words } from './repaymentsImport.words.ts'

type RepaymentsImportViewProps = {
  matcher: RepaymentMatcher
  /** ISO code of amounts that name none. */
  currency: string | null
  samples?: readonly FileSample[] | undefined
  hideTitle?: boolean | undefined
  headingLevel?: 2 | 3 | 4 | undefined
}

const chunks = { steps: defineChunk(() => import('./RepaymentSteps.tsx'), 'RepaymentSteps') }

const formats =
  '.csv,.tsv,.txt,.xlsx,.xls,.html,.pdf,.ofx,.qfx,.sta,.mt940,.940,text/csv,text/tab-separated-values,text/plain,application/x-ofx'

/** Renders the current step of the repayments of a statement: the choice of a file, its columns, its lines, the review, or the sending. */
export function RepaymentsImportView(props: RepaymentsImportViewProps): ReactNode {
  const { matcher, currency, samples, hideTitle, headingLevel } = props
  const { step, busy, financings, progress } = matcher
  const t = useCopy(words)
  const draw = (skeleton: ReactNode) => {
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
    if (step === 'choose')
      return (
        <ChooseSheet
          label={t('repaymentsImport.choose')}
          accept={formats}
          formats={t('repaymentsImport.formats')}
          share={busy?.share ?? null}
          error={matcher.fileError}
          errorRow={matcher.errorRow}
          pdf={matcher.pdf}
          kept={matcher.kept}
          onChoose={matcher.choose}
          samples={samples}
        />
      )
    return (
      <LazyChunk chunk={chunks.steps} fallback={skeleton}>
        {(RepaymentSteps) => <RepaymentSteps matcher={matcher} currency={currency} />}
      </LazyChunk>
    )
  }
  return (
    <BatchCard
      part="RepaymentsImport"
      title={t('repaymentsImport.title')}
      isBusy={busy !== null}
      loadSteps={chunks.steps.load}
      {...{ step, progress, currency, hideTitle, headingLevel, draw }}
    >
      <LiveRegion>{busy?.what === 'matching' && t('repaymentsImport.matching')}</LiveRegion>
    </BatchCard>
  )
}
