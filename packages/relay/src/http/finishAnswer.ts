import { relayHeaders } from '@onlend/core/relay'
import type { RelayAnswer } from './RelayAnswer.ts'
import { securityHeaders } from './securityHeaders.ts'

/** Adds the headers of every answer, and takes the body off an answer to HEAD. */
export function finishAnswer(
  { status, headers, body }: RelayAnswer,
  { requestId, method, epoch }: { requestId: string; method: string; epoch: string | null },
): RelayAnswer {
  // One object that is filled, and not several that are spread: this is done for every answer.
  const finished: Record<string, string> = { ...securityHeaders }
  for (const name in headers) finished[name] = headers[name] ?? ''
  finished[relayHeaders.requestId] = requestId
  finished[relayHeaders.mark] = '1'
  if (epoch !== null) finished[relayHeaders.ledgerEpoch] = epoch
  return { status, headers: finished, body: method === 'HEAD' ? null : body }
}
