import { useQueryClient } from '@tanstack/react-query'
import { SubmitCreditAssessmentForm } from '@onlend/widgets/submit-credit-assessment-form'
import type { ReactElement } from 'react'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { writePartnerPath } from '../acting-for/writePartnerPath.ts'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../words/useWords.ts'

/** The documents and figures that a credit assessment wants, over as many days, devices and colleagues as it takes. */
export function AssessmentPage({ partner }: { partner: ActedFor }): ReactElement {
  const t = useWords()
  const queryClient = useQueryClient()
  return (
    <>
      <PageTitle name={t('assessment')} />
      <SubmitCreditAssessmentForm
        hideTitle
        {...(partner.currency !== null && { currency: partner.currency })}
        shareUrl={() => `${location.origin}${writePartnerPath(partner.id, '/assessment')}`}
        // Shows the page's own sign-in; the address and the staged files are still there afterwards.
        onSignIn={() => void queryClient.invalidateQueries({ queryKey: ['account'] })}
      />
    </>
  )
}
