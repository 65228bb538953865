import { ApprovalsList } from '@onlend/widgets/approvals-list'
import type { ReactElement } from 'react'
import type { ActedFor } from '../acting-for/ActedFor.ts'
import { useWords } from '../words/useWords.ts'
import { PageTitle } from '../layout/PageTitle.tsx'

/** The page of operations that wait for a second person of the business. */
export function ApprovalsPage({ partner }: { partner: ActedFor }): ReactElement {
  const t = useWords()
  return (
    <div className="narrow stack">
      <PageTitle name={t('approvals')} />
      <ApprovalsList hideTitle {...(partner.currency !== null && { currency: partner.currency })} />
    </div>
  )
}
