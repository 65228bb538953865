import type { CallOutcome } from '../../src/ledger/OperationStore.ts'

/** What a call came to that the service has taken. */
export function acceptedOutcome(now: number): CallOutcome {
  return {
    state: 'accepted',
    answer: { status: 200, body: '{"status":"success"}', retryAfter: null },
    refusal: null,
    serviceMessage: 'in progress',
    result: null,
    now,
  }
}
