import { useOperations } from '@onlend/hooks'
import type { ReactNode } from 'react'

/** How many operations of the business wait for a second person; nothing while it is none, or not known. */
export function WaitingCount(): ReactNode {
  const { data = [] } = useOperations({ inState: 'awaiting_approval' })
  return data.length > 0 && <span className="count"> {data.length}</span>
}
