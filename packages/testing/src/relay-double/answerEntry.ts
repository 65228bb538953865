import type { RelayErrorCode } from '@onlend/core/relay'
import { relayHeaders } from '@onlend/core/relay'
import type { LedgerEntry } from './LedgerEntry.ts'
import { refuse } from './refuse.ts'

/** Answers a write from what the ledger holds, and from nothing else. */
export function answerEntry(
  { operation, answer }: Pick<LedgerEntry, 'operation' | 'answer'>,
  { replayed }: { replayed: boolean },
): Response {
  const { id, state, refusal, serviceMessage } = operation
  const headers: Record<string, string> = { [relayHeaders.operation]: id }
  if (replayed) headers[relayHeaders.replayed] = 'true'
  const no = (code: RelayErrorCode) => refuse(code, { data: operation, headers })
  const pass = (body: string, status: number, retryAfter: string | null = null) => {
    const pause = retryAfter === null ? {} : { 'Retry-After': retryAfter }
    return new Response(body, {
      status,
      headers: { ...headers, ...pause, 'Content-Type': 'application/json' },
    })
  }
  const message = serviceMessage ?? state
  if (state === 'rejected') {
    // The cast names what the double itself has written there.
    if (refusal) return no(refusal as RelayErrorCode)
    const body = answer?.body ?? JSON.stringify({ status: 'error', message, data: null })
    return pass(body, answer?.status ?? 422, answer?.retryAfter)
  }
  if (state === 'awaiting_approval') return no(state)
  if (state === 'submitting') return no('operation_in_flight')
  if (state === 'unknown') return no('outcome_unknown')
  const isTaken = answer !== null && answer.status < 300
  if (isTaken && answer.body !== null) return pass(answer.body, answer.status)
  const status = isTaken ? answer.status : 200
  return pass(JSON.stringify({ status: 'success', message, data: [] }), status)
}
