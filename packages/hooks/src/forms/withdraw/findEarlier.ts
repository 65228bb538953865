import { type Operation, compareAmounts } from '@onlend/core'
import type { WithdrawReview } from './withdrawFormTypes.ts'

type FindEarlierParameters = {
  operations: readonly Operation[]
  review: WithdrawReview
  operationId: string | null
}

/** The newest withdrawal of the same amount to the same place, which is why the relay held this one back. */
export function findEarlier({ operations, review, operationId }: FindEarlierParameters): Operation | null {
  const found = operations.find(
    ({ id, kind, state, summary }) =>
      id !== operationId &&
      kind === 'withdraw' &&
      state !== 'rejected' &&
      state !== 'failed' &&
      summary.destinationEnd === review.destination.slice(-4) &&
      summary.amount !== null &&
      compareAmounts(summary.amount, review.amount) === 0,
  )
  return found ?? null
}
