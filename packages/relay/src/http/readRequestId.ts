import { relayHeaders } from '@onlend/core/relay'

/** A UUID, a ULID, or sixteen and more hexadecimal digits. */
const shapes = [
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/i,
  /^[0-9a-f]{16,64}$/i,
]

/**
 * The id under which a request is traced from the page to the service: the sender's own where it is one that machines make, else a new
 * one. It goes into logs and to the service, so that nothing passes which a person could have typed: no word, and no row of digits alone.
 */
export function readRequestId(request: Request): string {
  const sent = request.headers.get(relayHeaders.requestId)
  const isUsable = sent !== null && /[a-z]/i.test(sent) && shapes.some((shape) => shape.test(sent))
  return isUsable ? sent : crypto.randomUUID()
}
