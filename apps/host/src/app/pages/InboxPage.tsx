import { OperationsInbox } from '@onlend/widgets/operations-inbox'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../words/useWords.ts'
import { PageTitle } from '../layout/PageTitle.tsx'

/** The page of work for an operator: operations without a known outcome, and settlement events without a matching operation. */
export function InboxPage(): ReactElement {
  const say = useWords()
  return (
    <div className="stack">
      <PageTitle name={say('attention')} />
      <OperationsInbox hideTitle />
      <p className="note">
        <Link href="/lockbox/reconciliation">{say('reconcileLockboxHint')}</Link>
      </p>
    </div>
  )
}
