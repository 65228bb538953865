'use client'
import type { FormFieldError } from '@onlend/hooks/internal'
import type { ReactNode } from 'react'
import { OperationStatusSkeleton } from '../operation-status/OperationStatusSkeleton.tsx'
import { Card } from '../ui/Card.tsx'
import { LazyChunk } from '../ui/LazyChunk.tsx'
import type { PartName } from '../ui/PartName.ts'
import type { BoundField } from './bindField.ts'
import { FormDetails } from './FormDetails.tsx'
import { formChunks } from './formChunks.ts'
import type { OpenWarning } from './useOpenWarnings.ts'
import type { ErrorWords, FormReview, FrameWords } from './ReviewContent.ts'
import { sentOutcome } from './sentOutcome.ts'
import type { ViewFrame } from './splitFormProps.ts'
import type { Words } from '../words/Messages.ts'
import type { MessageValues } from '../words/translate.ts'
import { useCopy } from '../words/useCopy.ts'
import type { FormField, WriteForm } from '@onlend/hooks/forms'

/** The part of a form hook that the frame uses: the step, the fields and the outcome. */
export type FramedForm<Name extends string, Code extends string, Review> = Pick<
  WriteForm<Record<string, never>, never, never, never>,
  | ('kind' | 'customerPartnerId' | 'step' | 'page' | 'pageCount' | 'submitCount' | 'isPending' | 'resumed')
  | ('outcome' | 'error' | 'operation' | 'operationId' | 'sent' | 'earlier' | 'repeated' | 'others')
  | ('draftRestored' | 'discardDraft' | 'actions')
> & {
  field: (name: Name) => FormField<Name, Code>
  errors: readonly FormFieldError<Name, Code>[]
  review: Review | null
  refusedField: { id: string } | null
}

/** The props of the frame, from the view of a form. */
export type FormFrameProps<
  Name extends string,
  Code extends string,
  Review,
  Of extends string = string,
  W extends Words = Words,
> = {
  /** The name of the widget's card. */
  part: PartName
  form: FramedForm<Name, Code, Review>
  frame: ViewFrame
  /** The first part of the keys of the words: of `withdraw`, `withdraw.title` is the title. */
  of: Of
  words: W & FrameWords<Of> & ErrorWords<Of, Code>
  /** Instead of the words' own sentence below the title. */
  intro?: ReactNode
  /** Above the fields: the facts for the person's decision. */
  above?: ReactNode
  /** Words for a code, the same in the summary and at the field. @default those of amounts or of the form, such as `withdraw.error.REQUIRED.amount` */
  errorText?: (name: Name, code: Code) => string | undefined
  /** For the places in the form's words of errors. */
  errorValues?: MessageValues
  /** The head of a form with several pages: `<PageHead form={form} titles={[...]} />`. */
  pageHead?: ReactNode
  /** On the last page. */
  submitLabel: ReactNode
  /** While something is read before the review can open. */
  submitBusy?: boolean | undefined
  /** Puts the review into words. */
  review: (review: Review) => FormReview<Of, W>
  /** The warnings of every page: each is a row of the review, which the person ticks before the form sends anything. */
  openWarnings?: readonly OpenWarning[]
  /** For the outcome. */
  currency: string | null
  /** The bank or operator by name, for the outcome. */
  institutionName?: string | null
  /** Instead of the kit's own status: `undefined` leaves it to the kit. */
  outcome?: (() => ReactNode) | undefined
  /** Above the button, instead of the tenant's locked text for the place that is named as `part`. */
  legal?: ReactNode
  /** The fields place the submit button themselves. @default false */
  placesSubmit?: boolean
  children: (bind: (name: Name) => BoundField<Name>, submit: ReactNode) => ReactNode
}

/** The frame of every form: its fields, its review on top of them, and then the outcome. */
export function FormFrame<
  Name extends string,
  Code extends string,
  Review,
  Of extends string,
  W extends Words,
>(props: FormFrameProps<Name, Code, Review, Of, W>): ReactNode {
  const { part, form, frame, of, words } = props
  // The cast widens the catalogue, which has these keys.
  const t = useCopy(words as Words)
  const { step, outcome, operation, operationId } = form
  return (
    <Card
      part={part}
      title={t(`${of}.title`)}
      hideTitle={frame.hideTitle || step === 'outcome'}
      headingLevel={frame.headingLevel}
      state={outcome ?? step}
    >
      {frame.renderHeader?.()}
      {step === 'outcome' ? (
        <>
          {props.outcome?.() ?? <FormOutcome {...props} />}
          {frame.renderReceipt?.({ step, outcome, operation, operationId })}
        </>
      ) : (
        (step === 'details' && frame.wait) || <FormDetails {...props} />
      )}
    </Card>
  )
}

function FormOutcome(props: {
  form: Omit<FramedForm<never, never, unknown>, 'field' | 'errors'>
  currency: string | null
  institutionName?: string | null
}): ReactNode {
  const { form, currency, institutionName = null } = props
  const { operation, sent, outcome, actions } = form
  return (
    <LazyChunk chunk={formChunks.status} fallback={<OperationStatusSkeleton />}>
      {(OperationStatusView) => (
        <OperationStatusView
          outcome={sentOutcome(outcome)}
          kind={form.kind}
          customerPartnerId={form.customerPartnerId}
          operation={operation}
          sent={sent}
          code={form.error?.code}
          currency={currency}
          institutionName={institutionName}
          takeFocus={!form.resumed}
          onCheckAgain={actions.checkAgain}
          onSendAgain={actions.sendAgainSameKey}
          onStartOver={actions.startOver}
        />
      )}
    </LazyChunk>
  )
}
