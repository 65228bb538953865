import type { Operation } from '@onlend/core'

/** A summary that says nothing yet. */
export const emptySummary: Operation['summary'] = {
  amount: null,
  method: null,
  recipient: null,
  institution: null,
  destinationEnd: null,
  count: null,
}
