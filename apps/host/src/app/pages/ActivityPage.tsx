import { useOperations } from '@onlend/hooks'
import { ApprovalsList } from '@onlend/widgets/approvals-list'
import { OperationHistory } from '@onlend/widgets/operation-history'
import { OperationStatus } from '@onlend/widgets/operation-status'
import { RecipientsList } from '@onlend/widgets/recipients-list'
import { type ReactElement, useState } from 'react'
import { Link, useLocation } from 'wouter'
import type { Account } from '../account/Account.ts'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { useBeneficiaries } from '../acting-for/useBeneficiaries.ts'
import { RunningJobs } from '../jobs/RunningJobs.tsx'
import { PageTitle } from '../layout/PageTitle.tsx'
import { useWords } from '../words/useWords.ts'

type ActivityPageProps = { account: Account; partner: ActedFor; operationId?: string | undefined }

/**
 * All operations with their outcomes, below those that wait for a second person and the files on their way, and above the people who were paid; or one
 * operation in full.
 */
export function ActivityPage({ account, partner, operationId }: ActivityPageProps): ReactElement {
  const t = useWords()
  const [, navigate] = useLocation()
  const beneficiaries = useBeneficiaries(partner.id)
  if (operationId) {
    return (
      <div className="narrow stack">
        <p className="back">
          <Link href="/activity">{t('allActivity')}</Link>
        </p>
        <PageTitle name={t('activity')} />
        <OperationStatus operationId={operationId} />
      </div>
    )
  }
  return (
    <div className="stack">
      <PageTitle name={t('activity')} />
      {account.hasApprovals && <WaitingApprovals currency={partner.currency} />}
      <RunningJobs />
      <OperationHistory hideTitle onSelect={(operation) => navigate(`/activity/${operation.id}`)} />
      <RecipientsList
        beneficiaries={beneficiaries}
        // The address of a page holds nothing about a person.
        onSelectRecipient={({ key }) => navigate('/withdraw', { state: { recipientKey: key } })}
      />
    </div>
  )
}

/** The operations that wait for a second person; the list stays once it was shown, and says how each decision ended. */
function WaitingApprovals({ currency }: { currency: string | null }): ReactElement | null {
  const { data = [] } = useOperations({ inState: 'awaiting_approval' })
  const [wasShown, setShown] = useState(false)
  if (data.length > 0 && !wasShown) setShown(true)
  return wasShown ? <ApprovalsList {...(currency !== null && { currency })} /> : null
}
