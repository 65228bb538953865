import { relayHeaders } from '@onlend/core'

/** The id under which a request is traced from the page to the service: the sender's own where it is usable, else a new one. */
export function readRequestId(request: Request): string {
  const sent = request.headers.get(relayHeaders.requestId)
  return sent !== null && /^[A-Za-z0-9_.-]{8,64}$/.test(sent) ? sent : crypto.randomUUID()
}
