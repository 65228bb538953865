import type { WriteOutcome } from '@onlend/hooks/forms'
import type { OperationOutcome } from '../operation-status/outcomeLook.ts'

/** The outcomes that something sent can have; the others never reach this step. */
export function sentOutcome(outcome: WriteOutcome | null): OperationOutcome {
  switch (outcome) {
    case 'awaiting_approval':
    case 'submitting':
    case 'accepted':
    case 'succeeded':
    case 'failed':
    case 'rejected':
    case 'stale':
    case 'reversed':
    case 'notReceived':
      return outcome
    default:
      // Doubt is the only safe reading of anything else.
      return 'unknown'
  }
}
