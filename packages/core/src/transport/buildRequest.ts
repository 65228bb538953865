import type { Endpoint } from '../defineEndpoint.ts'
import { ValidationError } from '../errors/ValidationError.ts'
import { relayHeaders } from '../relay/relayHeaders.ts'
import { issuePath } from '../schema/issuePath.ts'
import { issueProblem } from '../schema/issueProblem.ts'
import type { EncodedBody } from './EncodedBody.ts'
import type { LendingClient } from './LendingClient.ts'
import { buildPath } from './buildPath.ts'

/** A request as it will travel, but for the token. */
export type BuiltRequest = {
  url: string
  method: string
  headers: Record<string, string>
  body: BodyInit | null
  /** The parsed body before encoding, for redacted events. */
  fields: Readonly<Record<string, unknown>> | null
  hasFiles: boolean
}

type BuildRequestOptions = { operationId?: string | undefined; confirmDuplicate?: boolean | undefined }

/** Turns an endpoint and its parameters into a request; bad input is a `ValidationError` that names the field, and nothing is sent. */
export function buildRequest(
  client: LendingClient,
  endpoint: Endpoint,
  parameters: Readonly<Record<string, unknown>>,
  { operationId, confirmDuplicate }: BuildRequestOptions = {},
): BuiltRequest {
  const url = client.baseUrl + buildPath(endpoint, parameters)
  const fields = readFields(endpoint, parameters, operationId)
  const hasFiles = fields !== null && Object.values(fields).some((value) => value instanceof Blob)
  const encoded = fields && encode(client, endpoint, fields, hasFiles)
  const headers: Record<string, string> = {
    ...client.headers,
    Accept: 'application/json',
    [relayHeaders.relay]: '1',
  }
  if (encoded?.contentType) headers['Content-Type'] = encoded.contentType
  if (operationId) headers[relayHeaders.idempotencyKey] = operationId
  if (confirmDuplicate) headers[relayHeaders.confirm] = 'duplicate'
  return { url, method: endpoint.method, headers, body: encoded?.body ?? null, fields, hasFiles }
}

function readFields(
  endpoint: Endpoint,
  parameters: Readonly<Record<string, unknown>>,
  operationId: string | undefined,
): Record<string, unknown> | null {
  if (!endpoint.input) return null
  const parsed = endpoint.input.safeParse(parameters.body, { reportInput: true })
  if (!parsed.success) {
    // The input is reported only to tell a missing field from a wrong one: its value goes no further.
    const fieldErrors = Object.fromEntries(
      parsed.error.issues.map((issue) => [issuePath(issue.path) || 'body', issueProblem(issue)] as const),
    )
    throw new ValidationError({ endpoint: endpoint.name, fieldErrors, operationId: operationId ?? null })
  }
  // The cast states what every endpoint's input is: an object of fields.
  const fields = parsed.data as Record<string, unknown>
  if (!endpoint.ownerField || !endpoint.owner) return fields
  const owner = parameters[endpoint.owner]
  if (typeof owner === 'string' && owner !== '') return { [endpoint.ownerField]: owner, ...fields }
  throw new ValidationError({ endpoint: endpoint.name, fieldErrors: { [endpoint.owner]: 'is required' } })
}

function encode(
  client: LendingClient,
  endpoint: Endpoint,
  fields: Readonly<Record<string, unknown>>,
  hasFiles: boolean,
): EncodedBody {
  const asFiles = endpoint.encoding === 'multipart' || (endpoint.encoding === 'jsonOrMultipart' && hasFiles)
  if (asFiles) return client.encodeFiles(fields)
  return { body: writeJson(endpoint, fields), contentType: 'application/json' }
}

function writeJson(endpoint: Endpoint, fields: Readonly<Record<string, unknown>>): string {
  try {
    return JSON.stringify(fields)
  } catch {
    // A circle or a bigint, which only a free-form field such as `meta` can hold.
    throw new ValidationError({ endpoint: endpoint.name, fieldErrors: { body: 'cannot be written as JSON' } })
  }
}
