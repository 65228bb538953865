import { relayHeaders } from '@onlend/core/relay'
import { isMachineId } from '../lib/isMachineId.ts'

/**
 * The id under which a request is traced from the page to the service: the sender's own where it is one that machines make, else a new
 * one: that of its trace, so that the one leads to the other. It goes into logs and to the service, so that nothing passes which a person could have typed.
 */
export function readRequestId(request: Request, traceId: string | null = null): string {
  const sent = request.headers.get(relayHeaders.requestId)
  if (sent !== null && isMachineId(sent)) return sent
  return traceId ?? crypto.randomUUID()
}
