import { type RelayErrorCode, type UploadRejection, relayErrors, relayHeaders } from '@onlend/core/relay'

type RefuseOptions = {
  operationId?: string | undefined
  data?: unknown
  /** The reason why the relay refuses a file. */
  rejection?: UploadRejection
  headers?: Readonly<Record<string, string>>
}

/** Makes the relay's own refusal: its status, and the code that distinguishes it from the service's. */
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
