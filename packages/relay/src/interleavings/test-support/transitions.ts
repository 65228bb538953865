import type { OperationState } from '@onlend/core'

/** Where an operation may go from each state: the table of docs/ledger.md, which a test holds to it. */
export const transitions = {
  submitting: ['accepted', 'rejected', 'unknown', 'succeeded', 'failed'],
  accepted: ['succeeded', 'failed', 'stale'],
  unknown: ['accepted', 'rejected', 'succeeded', 'failed'],
  stale: ['accepted', 'succeeded', 'failed'],
  rejected: [],
  succeeded: [],
  failed: [],
} as const satisfies Record<OperationState, readonly OperationState[]>
