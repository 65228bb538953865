import type { OperationState } from '@onlend/core'

/** Where an operation may go from each state: the table of docs/ledger.md, which a test holds to it. */
export const transitions = {
  awaiting_approval: ['submitting', 'rejected'],
  submitting: ['accepted', 'rejected', 'unknown', 'succeeded', 'failed', 'reversed'],
  accepted: ['succeeded', 'failed', 'reversed', 'stale'],
  unknown: ['accepted', 'rejected', 'succeeded', 'failed', 'reversed'],
  stale: ['accepted', 'succeeded', 'failed', 'reversed'],
  rejected: [],
  succeeded: ['reversed'],
  failed: [],
  reversed: [],
} as const satisfies Record<OperationState, readonly OperationState[]>
