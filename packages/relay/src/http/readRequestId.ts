import { relayHeaders } from '@onlend/core/relay'
import { isMachineId } from '../lib/isMachineId.ts'

/**
 * The id under which a request is traced from the page to the service: the sender's own where it is one that machines make, else that of its
 * trace, so that the one leads to the other. The id goes into logs and to the service, so that no text passes that a person could have typed.
 */
export function readRequestId(request: Request, traceId: string | null = null): string {
  const sent = request.headers.get(relayHeaders.requestId)
  if (sent !== null && isMachineId(sent)) return sent
  return traceId ?? crypto.randomUUID()
}
