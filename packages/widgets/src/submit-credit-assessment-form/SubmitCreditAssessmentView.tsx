'use client'
import type { UseSubmitCreditAssessmentFormReturnType } from '@onlend/hooks/forms'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { UploadAnnouncer } from '../upload-announcer/UploadAnnouncer.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { OpenWarning } from '../form/useOpenWarnings.ts'
import { OperationStatusSkeleton } from '../operation-status/OperationStatusSkeleton.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import { AssessmentBody } from './AssessmentBody.tsx'
import { AssessmentProblems } from './AssessmentProblems.tsx'
import { AssessmentStatus } from './AssessmentStatus.tsx'
import { assessmentChunks } from './assessmentChunks.ts'
import { DraftConflict } from './DraftConflict.tsx'
import { type AssessmentPart, useAssessmentNavigation } from './useAssessmentNavigation.ts'

/** What the drawing half takes: the form as it stands, nothing that fetches. */
export type SubmitCreditAssessmentViewProps = {
  form: UseSubmitCreditAssessmentFormReturnType
  frame: ViewFrame
  /** Of the business that is assessed; `null` where it is not known. */
  partnerName: string | null
  allowCamera: boolean
  /** The address of this page, for a colleague; `undefined` where the host does not offer it. */
  shareUrl: string | (() => string) | undefined
  onSignIn: (() => void) | undefined
  /** What was opened before the form was there. */
  askedPart: AssessmentPart | null
}

/** Draws the credit assessment: its parts, the last question on top of them, and the receipt once the lender has taken it. */
export function SubmitCreditAssessmentView(props: SubmitCreditAssessmentViewProps): ReactNode {
  const { form, partnerName, allowCamera, shareUrl, onSignIn, frame } = props
  const t = useCopy(words)
  const place = useAssessmentNavigation(form, props.askedPart)
  const { outcome, operation, sharedDraft, uploads } = form
  const { figures } = form
  const openWarnings = figures.years
    .flatMap((year) => figures.names.map((name) => figures.cell(year, name)))
    .filter(({ warningCode }) => warningCode !== null)
    .map((cell): OpenWarning => {
      const draw = (says: 'name' | 'text') => (
        <LazyChunk chunk={assessmentChunks.warnings} fallback={null}>
          {(FigureWarningWords) => <FigureWarningWords {...{ cell, says }} />}
        </LazyChunk>
      )
      const key = [cell.warningCode, cell.year, cell.name, cell.value].join(' ')
      return { key, name: draw('name'), text: draw('text') }
    })
  const isTaken = outcome === 'accepted' || outcome === 'succeeded'
  return (
    <FormFrame
      part="SubmitCreditAssessmentForm"
      // Its own summary leads into every part; its own line says what is kept.
      form={{ ...form, errors: [], draftRestored: false }}
      // A part says itself what it is about.
      frame={place.isOverview ? frame : { ...frame, intro: null }}
      title={t('creditAssessment.title')}
      intro={place.isOverview && t('creditAssessment.intro')}
      above={
        <>
          <AssessmentStatus {...{ form, partnerName, shareUrl, onSignIn }} isOverview={place.isOverview} />
          {sharedDraft.status === 'conflict' && <DraftConflict draft={sharedDraft} />}
          <AssessmentProblems form={form} onOpen={place.openAt} />
        </>
      }
      errorText={() => ''}
      submitLabel={t('creditAssessment.submit')}
      refusedTitle={t('creditAssessment.rejected.title')}
      review={assessmentChunks.reviewWords}
      openWarnings={openWarnings}
      currency={null}
      legal={false}
      placesSubmit
      outcome={() =>
        isTaken ? (
          <LazyChunk chunk={assessmentChunks.receipt} fallback={<OperationStatusSkeleton />}>
            {(AssessmentReceipt) => (
              <AssessmentReceipt
                review={form.review}
                operation={operation}
                customerPartnerId={form.customerPartnerId}
                takeFocus={!form.resumed}
                onAnother={form.actions.startOver}
              />
            )}
          </LazyChunk>
        ) : undefined
      }
    >
      {(_bind, submit) => (
        <UploadAnnouncer uploads={uploads}>
          <AssessmentBody form={form} allowCamera={allowCamera} place={place} submit={submit} />
        </UploadAnnouncer>
      )}
    </FormFrame>
  )
}
