import { relayHeaders } from '@onlend/core/relay'
import type { RelayAnswer } from './RelayAnswer.ts'
import { securityHeaders } from './securityHeaders.ts'

/** Adds what every answer carries, and takes the body off an answer to HEAD. */
export function finishAnswer(
  { status, headers, body }: RelayAnswer,
  { requestId, method, epoch }: { requestId: string; method: string; epoch: string | null },
): RelayAnswer {
  return {
    status,
    headers: {
      ...securityHeaders,
      ...headers,
      [relayHeaders.requestId]: requestId,
      [relayHeaders.mark]: '1',
      ...(epoch !== null && { [relayHeaders.ledgerEpoch]: epoch }),
    },
    body: method === 'HEAD' ? null : body,
  }
}
