import { useCreditLimit } from '@onlend/hooks'
import type { ReactNode } from 'react'

/** How much may still be drawn, in one line of your own. */
export function CreditLimitLine(): ReactNode {
  const creditLimit = useCreditLimit()
  if (creditLimit.isPending) return <p>Looking up your limit…</p>
  if (creditLimit.isError) {
    return (
      <p role="alert">
        We could not look up your limit.{' '}
        <button type="button" onClick={() => creditLimit.refetch()}>
          Try again
        </button>
      </p>
    )
  }
  if (creditLimit.data === null) return <p>You have no credit limit yet.</p>
  const { amount_available: available, currency } = creditLimit.data
  if (available === null) return <p>Your limit is being worked out.</p>
  // An amount is decimal text, and Intl writes it exactly: no float in between.
  const money = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(available)
  return (
    <p>
      You can draw <strong>{money}</strong>.
    </p>
  )
}
