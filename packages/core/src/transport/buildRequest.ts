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

type BuildRequestOptions = {
  operationId?: string | undefined
  confirmDuplicate?: string | undefined
  institutionName?: string | undefined
}

/** Turns an endpoint and its parameters into a request; bad input is a `ValidationError` that names the field, and nothing is sent. */
export function buildRequest(
  client: LendingClient,
  endpoint: Endpoint,
  parameters: Readonly<Record<string, unknown>>,
  { operationId, confirmDuplicate, institutionName }: BuildRequestOptions = {},
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
  // A header holds Latin letters only; half of a surrogate pair, which no name has, could not be written at all.
  if (institutionName) headers[relayHeaders.institution] = encodeURIComponent(wholeLetters(institutionName))
  return {
    url,
    method: endpoint.method,
    headers,
    body: written?.body ?? null,
    hasFiles: written?.hasFiles ?? false,
  }
}

const longestName = 80

function wholeLetters(name: string): string {
  return [...name]
    .slice(0, longestName)
    .join('')
    .replace(/\p{Surrogate}/gu, '')
}
