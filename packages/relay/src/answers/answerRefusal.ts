import { relayHeaders } from '@onlend/core'
import { refusalMessages } from './refusalMessages.ts'
import type { RelayRefusal } from './RelayRefusal.ts'

/** The relay's own no: the usual envelope, and the `Onlend-Error` header that tells it from the service's. */
export function answerRefusal({ code, status, data, headers }: RelayRefusal): Response {
  const body = JSON.stringify({ status: 'error', message: refusalMessages[code], data })
  return new Response(body, {
    status,
    headers: { ...headers, 'Content-Type': 'application/json', [relayHeaders.error]: code },
  })
}
