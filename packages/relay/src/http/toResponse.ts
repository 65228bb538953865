import type { RelayAnswer } from './RelayAnswer.ts'

/** An answer as the web's own `Response`. */
export function toResponse({ status, headers, body }: RelayAnswer): Response {
  return new Response(body, { status, headers })
}
