'use client'
import {
  SubmitCreditAssessmentForm,
  type SubmitCreditAssessmentFormProps,
} from '@onlend/widgets/submit-credit-assessment-form'
import type { ReactNode } from 'react'

/** Your own view of a credit assessment: put markup of yours around its parts. Uploads, checks, review, sending and receipt stay in the package. */
export function OwnSubmitCreditAssessmentForm(
  props: Omit<SubmitCreditAssessmentFormProps, 'children'>,
): ReactNode {
  return (
    <SubmitCreditAssessmentForm {...props}>
      {({ Fields }) => (
        <>
          <Fields.Company />
          <Fields.Finances />
          <Fields.Figures />
          <Fields.Agreement />
          <Fields.Account />
          <Fields.Check />
        </>
      )}
    </SubmitCreditAssessmentForm>
  )
}
