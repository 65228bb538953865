'use client'
import { useSubmitCreditAssessmentForm } from '@onlend/hooks/document-forms'
import { useLending, useSession } from '@onlend/hooks'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { FormContentProps } from '../form/formWidget.tsx'
import { useFormReports } from '../form/useFormReports.tsx'
import { useReportOnce } from '../form/useReportOnce.ts'
import { splitFormProps } from '../form/splitFormProps.ts'
import { SteadyPress } from '../ui/SteadyPress.tsx'
import { useLendingRoot } from '../ui/useLendingRoot.ts'
import type { AskedAssessment } from './AssessmentFirst.tsx'
import type { SubmitCreditAssessmentFormProps } from './SubmitCreditAssessmentForm.tsx'
import { SubmitCreditAssessmentView } from './SubmitCreditAssessmentView.tsx'

type AssessmentWholeProps = FormContentProps<SubmitCreditAssessmentFormProps> & {
  /** What was asked of the form before it was there. */
  asked: AskedAssessment
}

/** The whole credit assessment: what runs it and what it draws, which comes after its frame and its list of parts. */
export function AssessmentWhole({ asked, ...props }: AssessmentWholeProps): ReactNode {
  const { frame, reports, options: own } = splitFormProps(props)
  const { maxFileMB = 10, allowCamera = true, shareUrl, onSignIn, onSubmitted, ...options } = own
  const { locale } = useLendingRoot()
  const form = useSubmitCreditAssessmentForm({ ...options, locale, maxFileBytes: maxFileMB * 1024 * 1024 })
  useFormReports(form, { ...reports, answerIsFinal: true, ownerId: options.customerPartnerId })
  const { outcome, operationId, operation, openSection, actions } = form
  const [early] = useState(asked)
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current) return
    isDone.current = true
    if (early.part !== null && early.part !== 'check') openSection(early.part)
    if (early.isSubmitted) void actions.submit()
  }, [early, openSection, actions])
  const isTaken = outcome === 'accepted' || outcome === 'succeeded'
  const submitted =
    isTaken && operationId !== null ? { operationId, reference: operation?.reference ?? null } : null
  useReportOnce(submitted, (one) => one.operationId, onSubmitted)
  const lending = useLending()
  const session = useSession()
  const ownerId = options.customerPartnerId ?? lending.customerPartnerId
  const partner = session.data?.customerPartners.find(({ id }) => id === ownerId)
  return (
    <SteadyPress>
      <SubmitCreditAssessmentView
        {...{ form, frame, allowCamera, shareUrl, onSignIn }}
        partnerName={partner?.name ?? null}
        askedPart={early.part}
      />
    </SteadyPress>
  )
}
