import { type RelayErrorCode, type UploadRejection, relayErrors, relayHeaders } from '@onlend/core/relay'

type RefuseOptions = {
  operationId?: string | undefined
  data?: unknown
  /** Why a file is not taken. */
  rejection?: UploadRejection
  headers?: Readonly<Record<string, string>>
}

/** The relay's own no: its status, and the code that tells it from the service's. */
export function refuse(
  code: RelayErrorCode,
  { operationId, data = null, rejection, headers: more }: RefuseOptions = {},
): Response {
  const headers: Record<string, string> = { ...more, [relayHeaders.error]: code }
  if (operationId !== undefined) headers[relayHeaders.operation] = operationId
  if (rejection !== undefined) headers[relayHeaders.rejection] = rejection
  const facts = rejection === undefined ? data : { reason: rejection }
  return Response.json(
    { status: 'error', message: code, data: facts },
    { status: relayErrors[code].status, headers },
  )
}
