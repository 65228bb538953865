import type { ReadBy } from '../../readers/Reader.ts'
import { oneOf } from '../../readers/shapes.ts'

/**
 * The state of a write. `awaiting_approval`: not sent; waits until a second person approves or refuses it. `submitting`: the relay is sending it.
 * `accepted`: the service took it and owes a settlement event. `rejected`: the service refused it.
 * `unknown`: sent without an answer; the relay never sends it again by itself. `stale`: accepted, without an event for longer than the host's limit.
 * `succeeded` and `failed` rest on evidence from the service or an operator. `reversed`: it succeeded, and the money came back.
 */
export type OperationState = ReadBy<typeof OperationState>

/** The reader of the state of a write. */
export const OperationState = /* @__PURE__ */ oneOf([
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
