import { relayHeaders } from '@onlend/core/relay'

/** A UUID, a ULID, or sixteen and more hexadecimal digits. */
const shapes = [
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/i,
  /^[0-9a-f]{16,64}$/i,
]

/** Whether a text is an id that machines make: no word, and no row of digits alone, which could be a person's number. */
export function isMachineId(id: string): boolean {
  return /[a-z]/i.test(id) && shapes.some((shape) => shape.test(id))
}

/**
 * The id under which a request is traced from the page to the service: the sender's own where it is one that machines make, else a new
 * one: that of its trace, so that the one leads to the other. It goes into logs and to the service, so that nothing passes which a person could have typed.
 */
export function readRequestId(request: Request, traceId: string | null = null): string {
  const sent = request.headers.get(relayHeaders.requestId)
  if (sent !== null && isMachineId(sent)) return sent
  return traceId ?? crypto.randomUUID()
}
