'use client'
import type { ReactNode } from 'react'
import { useCopy } from '../words/useCopy.ts'
import { UploadAnnouncer } from '../upload-announcer/UploadAnnouncer.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { OpenWarning } from '../form/useOpenWarnings.ts'
import { OperationStatusSkeleton } from '../operation-status/OperationStatusSkeleton.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { submitCreditAssessment as words } from './submitCreditAssessment.words.ts'
import { AssessmentBody } from './AssessmentBody.tsx'
import { AssessmentProblems } from './AssessmentProblems.tsx'
import { AssessmentStatus } from './AssessmentStatus.tsx'
import { assessmentChunks } from './assessmentChunks.ts'
import type { SubmitCreditAssessmentViewProps } from './SubmitCreditAssessmentViewProps.ts'
import { DraftConflict } from './DraftConflict.tsx'
import { useAssessmentPlace } from './useAssessmentPlace.ts'

/** Draws the credit assessment: its parts, the last question on top of them, and the receipt once the lender has taken it. */
export function SubmitCreditAssessmentView(props: SubmitCreditAssessmentViewProps): ReactNode {
  const { form, partnerName, allowCamera, shareUrl, onSignIn, hideTitle, headingLevel, intro } = props
  const t = useCopy(words)
  const place = useAssessmentPlace(form)
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
      title={t('creditAssessment.title')}
      hideTitle={hideTitle}
      headingLevel={headingLevel}
      intro={place.isOverview && (intro ?? t('creditAssessment.intro'))}
      renderHeader={props.renderHeader}
      renderReceipt={props.renderReceipt}
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
