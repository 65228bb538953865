import { relayHeaders } from '@onlend/core/relay'
import type { RelayAnswer } from './RelayAnswer.ts'
import { securityHeaders } from './securityHeaders.ts'

/** Adds what every answer carries, and takes the body off an answer to HEAD. */
export function finishAnswer(
  { status, headers, body }: RelayAnswer,
  { requestId, method }: { requestId: string; method: string },
): RelayAnswer {
  return {
    status,
    headers: {
      ...securityHeaders,
      ...headers,
      [relayHeaders.requestId]: requestId,
      [relayHeaders.mark]: '1',
    },
    body: method === 'HEAD' ? null : body,
  }
}
