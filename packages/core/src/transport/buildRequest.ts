import type { Endpoint } from '../defineEndpoint.ts'
import { relayHeaders } from '../relay/relayHeaders.ts'
import type { LendingClient } from './LendingClient.ts'
import { buildPath } from './buildPath.ts'

/** A request as it will travel, but for the token. */
export type BuiltRequest = {
  url: string
  method: string
  headers: Record<string, string>
  body: BodyInit | null
  hasFiles: boolean
}

type BuildRequestOptions = { operationId?: string | undefined; confirmDuplicate?: string | undefined }

/** Turns an endpoint and its parameters into a request; bad input is a `ValidationError` that names the field, and nothing is sent. */
export function buildRequest(
  client: LendingClient,
  endpoint: Endpoint,
  parameters: Readonly<Record<string, unknown>>,
  { operationId, confirmDuplicate }: BuildRequestOptions = {},
): BuiltRequest {
  const url = client.baseUrl + buildPath(endpoint, parameters)
  const written = endpoint.writeBody?.(client, endpoint, parameters, operationId)
  const headers: Record<string, string> = {
    ...client.headers,
    Accept: 'application/json',
    [relayHeaders.relay]: '1',
  }
  if (written?.contentType) headers['Content-Type'] = written.contentType
  if (operationId) headers[relayHeaders.idempotencyKey] = operationId
  if (confirmDuplicate) headers[relayHeaders.confirm] = `duplicate=${confirmDuplicate}`
  return {
    url,
    method: endpoint.method,
    headers,
    body: written?.body ?? null,
    hasFiles: written?.hasFiles ?? false,
  }
}
