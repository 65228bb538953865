import { useLendingEvents, useOperations } from '@onlend/hooks'
import type { ReactNode } from 'react'

/** The last withdrawals and where each one stands, kept current by the relay's change events. */
export function LatestWithdrawals(): ReactNode {
  useLendingEvents({})
  const withdrawals = useOperations({ kind: 'withdraw' })
  if (!withdrawals.data)
    return <p>{withdrawals.isError ? 'We could not load your withdrawals.' : 'Loading…'}</p>
  if (withdrawals.data.length === 0) return <p>You have not sent anything yet.</p>
  return (
    <ul>
      {withdrawals.data.map(({ id, summary, reference, state }) => (
        <li key={id}>
          {reference}: {summary.amount} to {summary.recipient}, <em>{state}</em>
        </li>
      ))}
    </ul>
  )
}
