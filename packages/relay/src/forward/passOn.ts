import type { RelayAnswer } from '../answers/RelayAnswer.ts'
import type { RecordedAnswer } from '../operations/OperationRecord.ts'

/** An answer of the service with the few headers that may pass. */
export function passOn(
  { status, body, retryAfter }: RecordedAnswer,
  headers: Readonly<Record<string, string>> = {},
): RelayAnswer {
  const passed: Record<string, string> = { ...headers, 'Content-Type': 'application/json' }
  if (retryAfter !== null && /^[\w ,:+-]{1,64}$/.test(retryAfter)) passed['Retry-After'] = retryAfter
  return { status, headers: passed, body }
}
