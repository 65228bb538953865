'use client'
import type { SharedDraft, UseSubmitCreditAssessmentFormReturnType } from '@onlend/hooks/forms'
import { type ReactNode, useEffect } from 'react'
import { type Translate, useCopy } from '../words/useCopy.ts'
import { UploadAnnouncer } from '../upload-announcer/UploadAnnouncer.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { OpenWarning } from '../form/useOpenWarnings.ts'
import { OperationStatusSkeleton } from '../operation-status/OperationStatusSkeleton.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import type { ViewFrame } from '../form/splitFormProps.ts'
import {
  submitCreditAssessment as words,
  type submitCreditAssessment,
} from './submitCreditAssessment.words.ts'
import { AssessmentBody } from './AssessmentBody.tsx'
import { creditAssessmentDocuments } from './creditAssessmentDocuments.words.ts'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { figureNames } from './figureNames.words.ts'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { type ProblemLine, problemLines } from './problemLines.ts'
import { figureErrorText } from './figureErrorText.ts'
import { slotErrorText } from './slotErrorText.ts'
import { AssessmentStatus } from './AssessmentStatus.tsx'
import { assessmentChunks } from './assessmentChunks.ts'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { useMoveFocusOnUnmount } from '../ui/useMoveFocusOnUnmount.ts'
import { useAssessmentNavigation } from './useAssessmentNavigation.ts'

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
}

/** Draws the credit assessment: its parts, the last question on top of them, and the receipt once the lender has taken it. */
export function SubmitCreditAssessmentView(props: SubmitCreditAssessmentViewProps): ReactNode {
  const { form, partnerName, allowCamera, shareUrl, onSignIn, frame } = props
  const t = useCopy(words)
  const place = useAssessmentNavigation(form)
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

type AssessmentProblemsProps = {
  form: Pick<UseSubmitCreditAssessmentFormReturnType, 'problems' | 'submitCount' | 'getSlot'>
  /** Brings the slot or cell with this id into the page. */
  onOpen: (id: string) => void
}

/** After a try to send: what is missing or wrong, wherever it is; each line leads there. */
function AssessmentProblems({ form, onOpen }: AssessmentProblemsProps): ReactNode {
  const { problems, submitCount } = form
  const t = useCopy(words)
  const sayDocument = useCopy(creditAssessmentDocuments)
  const sayFigure = useCopy(figureNames)
  const say = useCopy(everyWidget)
  const hasCells = problems.some(({ type }) => type === 'cell')
  useEffect(() => {
    // A link can only lead to a cell whose grid is there.
    if (hasCells) assessmentChunks.grid.load().catch(() => undefined)
  }, [hasCells])
  if (problems.length === 0) return null
  return (
    <ErrorSummary
      title={say('common.errors.title')}
      errors={problemLines(problems).map((line) => ({
        id: line.id,
        text: problemText(line, { form, t, sayDocument, sayFigure }),
      }))}
      count={submitCount}
      onOpen={onOpen}
    />
  )
}

/** A colleague has changed the same cells: shows both versions and both ways out, and chooses neither. */
function DraftConflict({ draft }: { draft: SharedDraft }): ReactNode {
  const t = useCopy(words)
  const handOver = useMoveFocusOnUnmount()
  const { savedBy, takeTheirs, keepMine } = draft
  const actions = (
    <>
      <Button part="Assessment.keepMine" onClick={keepMine}>
        {t('creditAssessment.conflict.mine')}
      </Button>
      <Button part="Assessment.takeTheirs" onClick={takeTheirs}>
        {t('creditAssessment.conflict.theirs')}
      </Button>
    </>
  )
  return (
    <Alert
      ref={handOver}
      tone="warning"
      role="alert"
      part="Assessment.conflict"
      title={
        savedBy === null
          ? t('creditAssessment.conflict.title.noName')
          : t('creditAssessment.conflict.title', { name: savedBy })
      }
      actions={actions}
    >
      <p className="ol-Text">{t('creditAssessment.conflict.text')}</p>
    </Alert>
  )
}

type ProblemTextParameters = {
  form: Pick<UseSubmitCreditAssessmentFormReturnType, 'getSlot'>
  t: Translate<typeof submitCreditAssessment>
  sayDocument: Translate<typeof creditAssessmentDocuments>
  sayFigure: Translate<typeof figureNames>
}

/** One line of the error summary in words. */
function problemText(line: ProblemLine, { form, t, sayDocument, sayFigure }: ProblemTextParameters): string {
  if ('section' in line) {
    const part = t(`creditAssessment.section.${line.section}`)
    return t('creditAssessment.error.missingFiles', { part, count: line.count })
  }
  if ('year' in line) {
    return t('creditAssessment.error.missingFigures', { year: line.year, count: line.count })
  }
  const { problem } = line
  if (problem.type === 'cell') return figureErrorText({ ...problem, t: sayFigure })
  return slotErrorText({ code: problem.code, slot: form.getSlot(problem.slot), t, sayDocument })
}
