import { type RelayErrorCode, relayErrors, relayHeaders } from '@onlend/core'

/** The relay's own no: its status, and the code that tells it from the service's. */
export function refuse(code: RelayErrorCode, operationId: string | null = null): Response {
  const headers: Record<string, string> = {
    [relayHeaders.error]: code,
    [relayHeaders.requestId]: 'req_double',
  }
  if (operationId !== null) headers[relayHeaders.operation] = operationId
  return Response.json({ status: 'error', message: code }, { status: relayErrors[code].status, headers })
}
