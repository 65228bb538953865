import { answerData, type RelayAnswer, RelayRefusal } from '../http/index.ts'
import { relayHeaders } from '@onlend/core/relay'
import { forwardAnswer } from '../upstream/index.ts'
import type { OperationRecord } from './OperationRecord.ts'
import { writeOperation } from './writeOperation.ts'

/**
 * Answers a write from what the ledger holds, and from nothing else: an answer never claims more than is recorded.
 *
 * @throws RelayRefusal while the outcome is open or unknown, and where the relay itself refused.
 */
export function answerOperation(
  operation: OperationRecord,
  { replayed }: { replayed: boolean },
): RelayAnswer {
  const headers: Record<string, string> = { [relayHeaders.operation]: operation.id }
  if (replayed) headers[relayHeaders.replayed] = 'true'
  const facts = { data: writeOperation(operation), headers }
  const { answer, refusal, state } = operation
  // A settlement event that came before the answer outweighs it, so the relay forwards a refusal only where the ledger holds it.
  if (state === 'rejected') {
    if (refusal) throw new RelayRefusal(refusal, facts)
    const { status, body, retryAfter } = answer ?? { status: 422, body: null, retryAfter: null }
    const message = operation.serviceMessage ?? state
    const text = body ?? JSON.stringify({ status: 'error', message, data: null })
    return forwardAnswer({ status, body: text, retryAfter }, headers)
  }
  if (state === 'awaiting_approval') throw new RelayRefusal('awaiting_approval', facts)
  if (state === 'submitting') throw new RelayRefusal('operation_in_flight', facts)
  if (state === 'unknown') throw new RelayRefusal('outcome_unknown', facts)
  const isTaken = answer !== null && answer.status < 300
  if (isTaken && answer.body !== null) return forwardAnswer({ ...answer, body: answer.body }, headers)
  // The ledger no longer keeps the service's body, or the settlement event came without an acceptance before it.
  const message = operation.serviceMessage ?? state
  return answerData([], { status: isTaken ? answer.status : 200, message, headers })
}
