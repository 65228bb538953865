import { OperationsInbox } from '@onlend/widgets/operations-inbox'
import type { ReactElement } from 'react'
import { useWords } from '../words/useWords.ts'

/** What needs an operator: operations without a known outcome, and settlement events that no operation was found for. */
export function InboxPage(): ReactElement {
  const say = useWords()
  return (
    <div className="narrow stack">
      <div className="page-title">
        <h1>{say('inbox')}</h1>
      </div>
      <OperationsInbox />
    </div>
  )
}
