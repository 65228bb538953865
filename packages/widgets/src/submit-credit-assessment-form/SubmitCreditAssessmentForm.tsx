'use client'
import type { UseSubmitCreditAssessmentFormParameters } from '@onlend/hooks/forms'
import { type ReactNode, useState } from 'react'
import { type FormContentProps, formWidget } from '../form/formWidget.tsx'
import type { FormWidgetProps } from '../form/FormWidgetProps.ts'
import { ChunkFailed } from '../ui/ChunkFailed.tsx'
import { useChunk } from '../ui/useChunk.ts'
import { type AskedAssessment, AssessmentFirst } from './AssessmentFirst.tsx'
import { assessmentChunks } from './assessmentChunks.ts'

export type SubmitCreditAssessmentFormProps = Omit<
  FormWidgetProps<null>,
  'customerPartnerId' | 'fields' | 'onEvent'
> &
  Omit<UseSubmitCreditAssessmentFormParameters, 'maxFileBytes' | 'locale'> & {
    /** Of one file, where less is wanted than the relay takes. @default 10 */
    maxFileMB?: number
    /** Offers the phone's camera beside the choice of a file. @default true */
    allowCamera?: boolean
    /**
     * The address of the page that this widget is on: offers to ask a colleague, who signs in there with an account of their own and goes
     * on with the same files and figures. @default not offered
     */
    shareUrl?: string | (() => string)
    /** Offers to sign in again where the session has ended. */
    onSignIn?: () => void
    /** The lender's service has taken the documents: accepted, which is not approved (T92). */
    onSubmitted?: (submitted: { operationId: string; reference: string | null }) => void
  }

/**
 * Collects the documents and figures of a credit assessment over any number of days, devices and people, and sends them in one piece
 * (Partner API, Endpoint 11). Each file is uploaded as soon as it is picked; it is sent once, by the confirm button alone.
 *
 * @example
 * <SubmitCreditAssessmentForm customerPartnerId="cp_1" onSubmitted={showReceipt} />
 */
export const SubmitCreditAssessmentForm = formWidget<SubmitCreditAssessmentFormProps>(
  'SubmitCreditAssessmentForm',
  CreditAssessmentContent,
)

function CreditAssessmentContent(props: FormContentProps<SubmitCreditAssessmentFormProps>): ReactNode {
  const [asked, setAsked] = useState<AskedAssessment>({ part: null, isSubmitted: false })
  const { part: AssessmentWhole, failed, retry } = useChunk(assessmentChunks.whole)
  if (AssessmentWhole) return <AssessmentWhole {...props} asked={asked} />
  return (
    <>
      <AssessmentFirst {...props} asked={asked} onAsk={setAsked} />
      {failed && <ChunkFailed onRetry={retry} />}
    </>
  )
}
