'use client'
import type {
  SubmitCreditAssessmentReview,
  UseSubmitCreditAssessmentFormReturnType,
} from '@onlend/hooks/forms'
import { isAcceptedOutcome, type SharedDraft } from '@onlend/hooks/internal'
import { type ReactNode, useEffect } from 'react'
import type { RenderFields } from '../form/createFields.tsx'
import { FormFrame } from '../form/FormFrame.tsx'
import type { FormReview } from '../form/ReviewContent.ts'
import type { ViewFrame } from '../form/splitFormProps.ts'
import { formatBytes } from '../format/formatBytes.ts'
import { OperationStatusSkeleton } from '../operation-status/OperationStatusSkeleton.tsx'
import { Alert } from '../ui/Alert.tsx'
import { Button } from '../ui/Button.tsx'
import { ErrorSummary } from '../ui/ErrorSummary.tsx'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { useMoveFocusOnUnmount } from '../ui/useMoveFocusOnUnmount.ts'
import { UploadAnnouncer } from '../upload-announcer/UploadAnnouncer.tsx'
import { useCopy } from '../words/useCopy.ts'
import { AssessmentBody } from './AssessmentBody.tsx'
import { AssessmentStatus } from './AssessmentStatus.tsx'
import { creditAssessmentReview } from './creditAssessmentReview.words.ts'
import { submitCreditAssessment } from './submitCreditAssessment.words.ts'
import { type AssessmentPart, useAssessmentNavigation } from './useAssessmentNavigation.ts'
import { useAssessmentTexts } from './useAssessmentTexts.ts'
import { type Chunk, defineChunk } from '../ui/defineChunk.ts'
import type { AssessmentReceipt } from './AssessmentReceipt.tsx'

const words = { ...submitCreditAssessment, ...creditAssessmentReview }
/** Fetched once the last question is asked. */
const assessmentReceiptChunk: Chunk<typeof AssessmentReceipt> = defineChunk(
  () => import('./AssessmentReceipt.tsx'),
  'AssessmentReceipt',
)

/** The props of the view: the state of the form, nothing that fetches. */
export type SubmitCreditAssessmentViewProps = {
  form: UseSubmitCreditAssessmentFormReturnType
  frame: ViewFrame
  /** The name of the assessed business; `null` if it is not known. */
  partnerName: string | null
  allowCamera: boolean
  /** The address of this page, for a colleague; `undefined` where the host does not offer it. */
  shareUrl: string | (() => string) | undefined
  onSignIn: (() => void) | undefined
  /** The host's own layout of the parts. */
  layout: RenderFields<AssessmentPart> | undefined
}

/** Renders the credit assessment: its parts, the review on top of them, and the receipt once the lender has accepted it. */
export function SubmitCreditAssessmentView(props: SubmitCreditAssessmentViewProps): ReactNode {
  const { form, partnerName, allowCamera, shareUrl, onSignIn, frame, layout } = props
  const { outcome, sharedDraft, uploads, figures, problems } = form
  const t = useCopy(words)
  const say = useCopy(everyWidget)
  const texts = useAssessmentTexts()
  const { locale } = useLendingRoot()
  const place = useAssessmentNavigation(form)
  const isRead = form.step === 'review'
  useEffect(() => {
    // The receipt is on its way while the last question is read.
    if (isRead) assessmentReceiptChunk.load().catch(() => undefined)
  }, [isRead])
  const isTaken = isAcceptedOutcome(outcome)
  const odd = figures.years
    .flatMap((year) => figures.names.map((name) => figures.cell(year, name)))
    .filter(({ warningCode }) => warningCode !== null)
  return (
    <FormFrame
      part="SubmitCreditAssessmentForm"
      // The view has an own error summary, which opens the part, and an own line about the saved draft.
      form={{ ...form, errors: [], draftRestored: false }}
      // A part has its own introduction.
      frame={place.isOverview ? frame : { ...frame, intro: null }}
      of="creditAssessment"
      words={words}
      intro={place.isOverview && t('creditAssessment.intro')}
      above={
        <>
          <AssessmentStatus {...{ form, partnerName, shareUrl, onSignIn }} isOverview={place.isOverview} />
          {sharedDraft.status === 'conflict' && <DraftConflict draft={sharedDraft} />}
          {problems.length > 0 && (
            <ErrorSummary
              title={say('common.errors.title')}
              errors={texts.summary(problems, form.getSlot)}
              count={form.submitCount}
              onOpen={place.openAt}
            />
          )}
        </>
      }
      submitLabel={t('creditAssessment.submit')}
      review={describeReview}
      openWarnings={odd.map((cell) => ({
        key: [cell.warningCode, cell.year, cell.name, cell.value].join(' '),
        name: (
          <>
            {texts.figure(cell.name)} <bdi dir="ltr">{cell.year}</bdi>
          </>
        ),
        text: texts.figureWarning(cell),
      }))}
      currency={null}
      legal={false}
      placesSubmit
      outcome={() =>
        isTaken ? (
          <LazyChunk chunk={assessmentReceiptChunk} fallback={<OperationStatusSkeleton />}>
            {(AssessmentReceipt) => <AssessmentReceipt form={form} />}
          </LazyChunk>
        ) : undefined
      }
    >
      {(_bind, submit) => (
        <UploadAnnouncer uploads={uploads}>
          <AssessmentBody {...{ form, allowCamera, place, submit, layout }} />
        </UploadAnnouncer>
      )}
    </FormFrame>
  )

  /** How much is sent: all of it was read on the page below. */
  function describeReview(
    review: SubmitCreditAssessmentReview,
  ): FormReview<'creditAssessment', typeof words> {
    const count = review.files.length
    const size = formatBytes(review.bytes, locale)
    const absent = review.slots.filter(({ isNotApplicable }) => isNotApplicable)
    const list = (items: readonly string[]) => new Intl.ListFormat(locale, { type: 'unit' }).format(items)
    return {
      values: { count },
      rows: [
        {
          key: 'files',
          name: t('creditAssessment.review.filesLabel'),
          value: t('creditAssessment.check.files', { count, size }),
          strong: true,
        },
        ['years', list(Object.keys(review.figures).sort().reverse())],
        ['notApplicable', absent.length > 0 ? list(absent.map(texts.document)) : null],
      ],
    }
  }
}

/** A colleague has changed the same cells: shows both versions and both ways out, and chooses neither. */
function DraftConflict({ draft: { savedBy, takeTheirs, keepMine } }: { draft: SharedDraft }): ReactNode {
  const t = useCopy(words)
  const handOver = useMoveFocusOnUnmount()
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
      actions={
        <>
          <Button part="Assessment.keepMine" onClick={keepMine}>
            {t('creditAssessment.conflict.mine')}
          </Button>
          <Button part="Assessment.takeTheirs" onClick={takeTheirs}>
            {t('creditAssessment.conflict.theirs')}
          </Button>
        </>
      }
    >
      <p className="ol-Text">{t('creditAssessment.conflict.text')}</p>
    </Alert>
  )
}
