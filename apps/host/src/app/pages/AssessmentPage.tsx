import { useQueryClient } from '@tanstack/react-query'
import { CreditAssessmentUploader } from '@onlend/widgets/credit-assessment'
import { type ReactElement, useEffect } from 'react'
import { useLocation } from 'wouter'
import type { Account, AccountPartner } from '../account/Account.ts'

type AssessmentPageProps = {
  account: Account
  partner: AccountPartner
  /** Whose assessment a colleague's link is about. */
  askedFor: string | undefined
  onPartnerChange: (id: string) => void
}

/** The documents and figures that a credit assessment wants, over as many days, devices and colleagues as it takes. */
export function AssessmentPage(props: AssessmentPageProps): ReactElement {
  const { account, partner, askedFor, onPartnerChange } = props
  const [, navigate] = useLocation()
  const queryClient = useQueryClient()
  const mayChoose = account.channelPartnerId !== null
  useEffect(() => {
    if (askedFor === undefined) return
    // Whoever acts for one business alone gets theirs, whatever the link says.
    if (mayChoose) onPartnerChange(askedFor)
    navigate('/assessment', { replace: true })
  }, [askedFor, mayChoose, navigate, onPartnerChange])
  return (
    <CreditAssessmentUploader
      {...(partner.currency !== null && { currency: partner.currency })}
      shareUrl={() => `${location.origin}/assessment/${encodeURIComponent(partner.id)}`}
      // Shows the page's own sign-in; the address, and what was staged, are still there afterwards.
      onSignIn={() => void queryClient.invalidateQueries({ queryKey: ['account'] })}
    />
  )
}
