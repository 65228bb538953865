import type { Endpoint } from '../defineEndpoint.ts'
import { idempotencyKeyHeader, relayHeader } from '../relay/headerNames.ts'
import type { LendingClient } from './LendingClient.ts'
import { buildPath } from './buildPath.ts'
import type { WriteHeaderOptions } from './writeHeaders.ts'

/** A request before the token is added. */
export type BuiltRequest = {
  url: string
  method: string
  headers: Record<string, string>
  body: BodyInit | null
  hasFiles: boolean
}

/** The parts of a call: its owner, its ids and its body. */
export type RequestParts = {
  /** The partner who owns the data; `null` when the endpoint has no owner. */
  ownerId: string | null
  /** The other ids of the path, and the values of the query. */
  ids?: Readonly<Record<string, unknown>>
  /** The body of a write. */
  body?: unknown
}

type BuildRequestOptions = WriteHeaderOptions & { operationId?: string | undefined }

/** Turns an endpoint and the parts of a call into a request; bad input is a `ValidationError` that names the field, and nothing is sent. */
export function buildRequest(
  client: LendingClient,
  endpoint: Endpoint,
  { ownerId, ids, body }: RequestParts,
  options: BuildRequestOptions = {},
): BuiltRequest {
  const { operationId } = options
  const url = client.baseUrl + buildPath(endpoint, { [endpoint.owner ?? '']: ownerId ?? undefined, ...ids })
  const { contentType, ...content } =
    endpoint.write?.body(client, endpoint, { ownerId, body, operationId }) ?? nothing
  const headers: Record<string, string> = {
    ...client.headers,
    Accept: 'application/json',
    [relayHeader]: '1',
    ...endpoint.write?.headers(options),
    ...(contentType && { 'Content-Type': contentType }),
    ...(operationId && { [idempotencyKeyHeader]: operationId }),
  }
  return { url, method: endpoint.method, headers, ...content }
}

const nothing = { body: null, contentType: null, hasFiles: false }
