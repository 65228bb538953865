import { oneOf } from '../../readers/shapes.ts'

/**
 * Where a write stands. `awaiting_approval`: not sent; waits until a second person approves or refuses it. `submitting`: being sent. `accepted`: taken by the service, settlement event awaited. `rejected`: the service said no.
 * `unknown`: sent without an answer; never sent again by itself. `stale`: accepted, and no news for longer than the host's limit.
 * `succeeded` and `failed` rest on evidence from the service or an operator. `reversed`: it succeeded, and the money came back.
 */
export type OperationState =
  | 'awaiting_approval'
  | 'submitting'
  | 'accepted'
  | 'rejected'
  | 'unknown'
  | 'stale'
  | 'succeeded'
  | 'failed'
  | 'reversed'

/** The reader of where a write stands. */
export const OperationState = /* @__PURE__ */ oneOf<OperationState>([
  'awaiting_approval',
  'submitting',
  'accepted',
  'rejected',
  'unknown',
  'stale',
  'succeeded',
  'failed',
  'reversed',
])
