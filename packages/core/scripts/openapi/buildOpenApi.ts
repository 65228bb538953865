import type { Endpoint } from '../../src/defineEndpoint.ts'
import { endpoints } from '../../src/endpoints/endpoints.ts'
import { wireSamples } from '../../test/wireSamples.ts'
import { models } from './models.ts'
import { relayPaths, relaySecuritySchemes } from './relayPaths.ts'
import { toRequestBody } from './toRequestBody.ts'
import { toResponseSchema } from './toResponseSchema.ts'
import { readerToJsonSchema } from './readerToJsonSchema.ts'
import { readSummary } from './readSummary.mjs'
import { relayTags, type Tag, tags } from './tags.ts'

type Sample = { request: unknown; response: unknown }

/** The OpenAPI 3.1 document of the partner API and of the relay's own, derived from the endpoints and their samples. */
export function buildOpenApi(): Record<string, unknown> {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lending partner API',
      version: '1',
      description:
        'What travels between a partner and the lending service, and between a page and the relay. Generated from the endpoints of @onlend/core.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [
      {
        url: 'https://{host}',
        description: 'Production and sandbox have a base address each, and a key each.',
        variables: {
          host: { default: 'lending.invalid', description: 'The host of the chosen environment.' },
        },
      },
    ],
    security: [{ bearer: [] }],
    tags: [...tags, ...relayTags].map(({ name, description }) => ({ name, description })),
    paths: { ...allPaths(), ...relayPaths() },
    webhooks: { outcome: { post: outcomeWebhook() } },
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The API key of the environment.' },
        ...relaySecuritySchemes,
      },
      responses: {
        Refused: errorResponse('The call was refused. Which statuses occur is not documented.'),
        Failed: errorResponse('The service failed; a write may have been carried out all the same.'),
      },
      schemas: Object.fromEntries([
        ...[...models].map(([model, name]) => [name, readerToJsonSchema(model)]),
        ['Error', errorSchema],
      ]),
    },
  }
}

function allPaths(): Record<string, object> {
  const paths: Record<string, object> = {}
  const inOrder = Object.values(endpoints).sort((one, other) => Number(one.section) - Number(other.section))
  for (const endpoint of inOrder) {
    for (const [path, methods] of Object.entries(getPaths(endpoint, wireSamples[endpoint.name]))) {
      paths[path] = { ...paths[path], ...methods }
    }
  }
  return paths
}

/** The outcome events that the relay sends to the partner's backend, signed by Standard Webhooks. */
function outcomeWebhook(): object {
  const header = (name: string, description: string): object => ({
    ...{ name, description, in: 'header', required: true },
    schema: { type: 'string' },
  })
  return {
    operationId: 'receiveOutcome',
    summary: 'Receives an outcome event of the relay.',
    tags: ['Relay: operators'],
    security: [],
    parameters: [
      header('webhook-id', 'The id of the event: a repeated delivery has the same one.'),
      header('webhook-timestamp', 'Seconds since 1970 of this try.'),
      header(
        'webhook-signature',
        '`v1,` and base64 of HMAC-SHA256 over `id.timestamp.body`, once for each secret.',
      ),
    ],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/OutcomeEvent' } } },
    },
    responses: {
      '2XX': { description: 'The event is stored; the relay sends the next one of this operation.' },
      '4XX': { description: 'The relay sends the event again later, for three days.' },
    },
  }
}

const errorSchema = {
  type: 'object',
  description: 'Anything beyond these two is not documented.',
  properties: {
    status: { type: 'string', description: '`error`.' },
    message: { type: 'string', description: 'For logs and for showing.' },
  },
}

function errorResponse(description: string): object {
  const example = { status: 'error', message: 'What went wrong, in the words of the service' }
  return {
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example } },
  }
}

/** A segment that may be left out makes two paths: a parameter of a path is always required. */
function getPaths(endpoint: Endpoint, sample: Sample): Record<string, object> {
  const full = endpoint.path.replace('?}', '}')
  const paths = { [full]: getPath(endpoint, full, endpoint.name, sample) }
  const short = endpoint.path.replace(/\/\{\w+\?\}$/, '')
  if (short === endpoint.path) return paths
  const name = `${endpoint.name}ByDefault`
  return { [short]: getPath(endpoint, short, name, sample), ...paths }
}

function getPath(
  endpoint: Endpoint,
  path: string,
  operationId: string,
  { request, response }: Sample,
): object {
  const requestBody = toRequestBody(endpoint, request)
  const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema:
      name === 'perPage'
        ? { type: 'integer', minimum: 1, maximum: 100, default: 50 }
        : { type: 'string', minLength: 1 },
  }))
  const isOurs = ({ endpoints: names }: Tag) => names.some((name) => name === endpoint.name)
  // An endpoint that is in no group stands with those of its owner.
  const tag = tags.find(isOurs) ?? tags.find(({ owner }) => owner === endpoint.owner)
  return {
    [endpoint.method.toLowerCase()]: {
      operationId,
      summary: readSummary(endpoint.name),
      description: `Partner API, Endpoint ${endpoint.section}.`,
      tags: tag ? [tag.name] : [],
      'x-owner': endpoint.owner,
      ...(parameters.length > 0 && { parameters }),
      ...(requestBody && { requestBody }),
      responses: {
        '200': {
          description: 'Success.',
          content: { 'application/json': { schema: toResponseSchema(endpoint), example: response } },
        },
        '4XX': { $ref: '#/components/responses/Refused' },
        '5XX': { $ref: '#/components/responses/Failed' },
      },
    },
  }
}
