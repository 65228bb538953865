import { useOperations } from '@onlend/hooks'
import { useAttention, useInbox } from '@onlend/hooks/operators'
import type { ReactNode } from 'react'
import type { Account } from '../account/Account.ts'
import type { PlacePage } from './places.ts'

/** The number beside the name of a page, or of a place with it; nothing for none, and before it is known. */
export function PageCount({ account, pages }: { account: Account; pages: readonly PlacePage[] }): ReactNode {
  const counts = pages.map(({ count }) => count)
  if (counts.includes('attention')) return <AttentionCount />
  return counts.includes('approvals') && account.hasApprovals && <ApprovalsCount />
}

/** The number of the business's operations that wait for a second person. */
function ApprovalsCount(): ReactNode {
  const { data = [] } = useOperations({ inState: 'awaiting_approval' })
  return data.length > 0 && <span className="count"> {data.length}</span>
}

/** The number of operations and settlement events that wait for an operator. */
function AttentionCount(): ReactNode {
  const attention = useAttention()
  const inbox = useInbox()
  const count = [attention, inbox].flatMap(({ data }) => data?.pages.flat() ?? []).length
  return count > 0 && <span className="count"> {count}</span>
}
