'use client'
import { type ReactNode, useState } from 'react'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import type { AssessmentNavigation } from './useAssessmentNavigation.ts'
import type { WaitingFile } from './AssessmentDrop.tsx'
import { AssessmentLayout } from './AssessmentLayout.tsx'
import { AssessmentSkeleton } from './AssessmentSkeleton.tsx'
import { AssessmentSlots } from './AssessmentSlots.tsx'
import { assessmentChunks } from './assessmentChunks.ts'
import type { SubmitCreditAssessmentViewProps } from './SubmitCreditAssessmentView.tsx'

type AssessmentBodyProps = Pick<SubmitCreditAssessmentViewProps, 'form' | 'allowCamera'> & {
  place: AssessmentNavigation
  /** The frame's own button that opens the last question. */
  submit: ReactNode
}

/** The body of the form: its list of parts and what the one that is open holds. */
export function AssessmentBody({ form, allowCamera, place, submit }: AssessmentBodyProps): ReactNode {
  const { part, year, showYear } = place
  const [waiting, setWaiting] = useState<readonly WaitingFile[]>([])
  const { uploads, sharedDraft } = form
  // Offline there is no answer to wait for.
  const isLoading =
    !uploads.isOffline &&
    (part === 'figures' ? sharedDraft.status === 'loading' : uploads.status === 'pending')
  const draw = () => {
    if (isLoading && part !== 'check') return <AssessmentSkeleton />
    if (part === 'check')
      return (
        <LazyChunk chunk={assessmentChunks.check} fallback={<AssessmentSkeleton />}>
          {(AssessmentCheck) => <AssessmentCheck form={form} onChange={place.open} />}
        </LazyChunk>
      )
    if (part === 'figures')
      return (
        <LazyChunk chunk={assessmentChunks.grid} fallback={<AssessmentSkeleton />}>
          {(FinancialInformationGrid) => (
            <FinancialInformationGrid
              figures={form.figures}
              currency={form.currency}
              year={year}
              onYearChange={showYear}
            />
          )}
        </LazyChunk>
      )
    return <AssessmentSlots form={form} section={part} allowCamera={allowCamera} />
  }
  return (
    <AssessmentLayout
      form={form}
      place={place}
      submit={submit}
      start={
        <LazyChunk chunk={assessmentChunks.start} fallback={null}>
          {(AssessmentStart) => <AssessmentStart form={form} waiting={waiting} onWaiting={setWaiting} />}
        </LazyChunk>
      }
      again={
        form.customerPartnerId !== null && (
          <LazyChunk chunk={assessmentChunks.again} fallback={null}>
            {(AssessmentAgain) => <AssessmentAgain customerPartnerId={form.customerPartnerId ?? ''} />}
          </LazyChunk>
        )
      }
    >
      {draw()}
    </AssessmentLayout>
  )
}
