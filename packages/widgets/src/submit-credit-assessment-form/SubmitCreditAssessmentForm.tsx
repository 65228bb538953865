'use client'
import {
  type UseSubmitCreditAssessmentFormParameters,
  useSubmitCreditAssessmentForm,
} from '@onlend/hooks/forms'
import { isAcceptedOutcome } from '@onlend/hooks/internal'
import { useLending, useSession } from '@onlend/hooks'
import type { ReactNode } from 'react'
import type { RenderFields } from '../form/createFields.tsx'
import { type FormContentProps, formWidget } from '../form/formWidget.tsx'
import type { FormWidgetProps } from '../form/FormWidgetProps.ts'
import { splitFormProps } from '../form/splitFormProps.ts'
import { useFormReports } from '../form/useFormReports.tsx'
import { useReportOnce } from '../form/useReportOnce.ts'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import { SubmitCreditAssessmentView } from './SubmitCreditAssessmentView.tsx'
import type { AssessmentPart } from './useAssessmentNavigation.ts'

export type SubmitCreditAssessmentFormProps = Omit<
  FormWidgetProps<null>,
  'customerPartnerId' | 'fields' | 'onEvent'
> &
  Omit<UseSubmitCreditAssessmentFormParameters, 'maxFileBytes' | 'locale'> & {
    /** The limit of one file, to accept less than the relay does. @default 10 */
    maxFileMB?: number
    /** Offers the phone's camera beside the choice of a file. @default true */
    allowCamera?: boolean
    /**
     * The address of the page that this widget is on: offers to ask a colleague, who signs in there with another account and continues
     * with the same files and figures. @default not offered
     */
    shareUrl?: string | (() => string)
    /** Offers to sign in again where the session has ended. */
    onSignIn?: () => void
    /** The lender's service has taken the documents: accepted, which is not approved (T92). */
    onSubmitted?: (submitted: { operationId: string; reference: string | null }) => void
    /**
     * Your own layout of the parts: `{({ Fields }) => <Fields.Company />}`. Each part appears only while it is open; the list of parts, error
     * summary, buttons, review and receipt stay around them.
     */
    children?: RenderFields<AssessmentPart>
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
  const { frame, reports, options: own } = splitFormProps(props)
  const { maxFileMB = 10, allowCamera = true, shareUrl, onSignIn, onSubmitted, children, ...options } = own
  const { locale } = useLendingRoot()
  const form = useSubmitCreditAssessmentForm({ ...options, locale, maxFileBytes: maxFileMB * 1024 * 1024 })
  useFormReports(form, { ...reports, answerIsFinal: true, ownerId: options.customerPartnerId })
  const { outcome, operationId, operation } = form
  const isTaken = isAcceptedOutcome(outcome)
  const submitted =
    isTaken && operationId !== null ? { operationId, reference: operation?.reference ?? null } : null
  useReportOnce(submitted, (one) => one.operationId, onSubmitted)
  const lending = useLending()
  const session = useSession()
  const ownerId = options.customerPartnerId ?? lending.customerPartnerId
  const partner = session.data?.customerPartners.find(({ id }) => id === ownerId)
  return (
    <SubmitCreditAssessmentView
      {...{ form, frame, allowCamera, shareUrl, onSignIn }}
      partnerName={partner?.name ?? null}
      layout={children}
    />
  )
}
