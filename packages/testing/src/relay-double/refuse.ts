import { type RelayErrorCode, relayErrors, relayHeaders } from '@onlend/core'

type RefuseOptions = { operationId?: string | undefined; data?: unknown }

/** The relay's own no: its status, and the code that tells it from the service's. */
export function refuse(code: RelayErrorCode, { operationId, data }: RefuseOptions = {}): Response {
  const headers: Record<string, string> = {
    [relayHeaders.error]: code,
    [relayHeaders.requestId]: 'req_double',
  }
  if (operationId !== undefined) headers[relayHeaders.operation] = operationId
  return Response.json(
    { status: 'error', message: code, data },
    { status: relayErrors[code].status, headers },
  )
}
