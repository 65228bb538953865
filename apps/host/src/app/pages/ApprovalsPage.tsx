import { ApprovalsList } from '@onlend/widgets/approvals-list'
import type { ReactElement } from 'react'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { useWords } from '../words/useWords.ts'

/** What waits for a second person of the business. */
export function ApprovalsPage({ partner }: { partner: ActedFor }): ReactElement {
  const t = useWords()
  return (
    <div className="narrow stack">
      <div className="page-title">
        <h1>{t('approvals')}</h1>
      </div>
      <ApprovalsList {...(partner.currency !== null && { currency: partner.currency })} />
    </div>
  )
}
