import { relayHeaders } from '@onlend/core/relay'
import { refusalMessages } from './refusalMessages.ts'
import type { RelayAnswer } from './RelayAnswer.ts'
import type { RelayRefusal } from './RelayRefusal.ts'

/** The relay's own no: the usual envelope, and the `Onlend-Error` header that tells it from the service's. */
export function answerRefusal({ code, status, data, headers }: RelayRefusal): RelayAnswer {
  const body = JSON.stringify({ status: 'error', message: refusalMessages[code], data })
  return {
    status,
    headers: { ...headers, 'Content-Type': 'application/json', [relayHeaders.error]: code },
    body,
  }
}
