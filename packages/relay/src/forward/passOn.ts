import type { RelayAnswer } from '../answers/RelayAnswer.ts'

type Passed = {
  status: number
  body: string | Uint8Array<ArrayBuffer>
  retryAfter: string | null
}

/** An answer of the service with the few headers that may pass. */
export function passOn(
  { status, body, retryAfter }: Passed,
  headers: Readonly<Record<string, string>> = {},
): RelayAnswer {
  const passed: Record<string, string> = { ...headers, 'Content-Type': 'application/json' }
  if (retryAfter !== null && /^[\w ,:+-]{1,64}$/.test(retryAfter)) passed['Retry-After'] = retryAfter
  return { status, headers: passed, body }
}
