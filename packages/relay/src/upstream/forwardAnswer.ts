import type { RelayAnswer } from '../http/index.ts'

type ServiceReply = {
  status: number
  body: string | Uint8Array<ArrayBuffer>
  retryAfter: string | null
}

/** Seconds or a date, and nothing that could be a secret. */
const pause = /^(?:\d{1,9}|[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT)$/

/** An answer of the service with the few headers that may pass. */
export function forwardAnswer(
  { status, body, retryAfter }: ServiceReply,
  headers: Readonly<Record<string, string>> = {},
): RelayAnswer {
  const passed: Record<string, string> = { ...headers, 'Content-Type': 'application/json' }
  if (retryAfter !== null && pause.test(retryAfter)) passed['Retry-After'] = retryAfter
  return { status, headers: passed, body }
}
