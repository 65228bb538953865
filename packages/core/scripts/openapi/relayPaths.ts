import type { Endpoint } from '../../src/defineEndpoint.ts'
import { type RelayEndpointName, relayEndpoints } from '../../src/relay/relayEndpoints.ts'
import { relayErrors } from '../../src/error-codes/relayErrors.ts'
import { relayHeaders } from '../../src/relay/relayHeaders.ts'
import { relaySamples } from '../../test/relaySamples.ts'
import type { WireSample } from '../../test/wireSamples.ts'
import { toRequestBody } from './toRequestBody.ts'
import { toResponseSchema } from './toResponseSchema.ts'
import { readRelaySummary } from './readSummary.mjs'
import { relayTags } from './tags.ts'

/** Where a host mounts its relay. */
const servers = [
  {
    url: 'https://{host}{mountPath}',
    description: 'The host that mounts the relay.',
    variables: {
      host: { default: 'app.invalid', description: 'The host.' },
      mountPath: { default: '/lending', description: 'Where the host mounts the relay.' },
    },
  },
]

/** How the relay knows a person who is signed in at the host. */
export const relaySecuritySchemes = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: `The host's own session, under the name that the host gave it. A request that changes something carries \`${relayHeaders.relay}: 1\`, which no form on another site can send.`,
  },
  token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'What `POST /token` answered.' },
}

/** The answers other than 200. */
const statuses: Partial<Record<RelayEndpointName, Readonly<Record<string, string>>>> = {
  resolveOperation: { '200': 'Resolved.', '202': 'Proposed: a second operator has to confirm it.' },
  createUpload: { '201': '`Location` says where the bytes go.' },
  getUploadOffset: { '200': '`Upload-Offset` and `Upload-Length` say how much is here.' },
  appendUpload: { '204': '`Upload-Offset` says how much is here now.' },
  removeUpload: { '204': 'Removed.' },
}

/** The routes of the relay's own, as paths of the document. */
export function relayPaths(): Record<string, object> {
  const paths: Record<string, object> = {}
  // The cast names what the registry's own keys are.
  for (const name of Object.keys(relayEndpoints) as RelayEndpointName[]) {
    const endpoint: Endpoint = relayEndpoints[name]
    const [path = '', query = ''] = endpoint.path.split(/\?(?!\})/)
    const full = path.replace('?}', '}')
    const short = path.replace(/\/\{\w+\?\}$/, '')
    const add = (address: string, operationId: string) => {
      paths[address] = {
        ...paths[address],
        servers,
        [endpoint.method.toLowerCase()]: getOperation(name, { path: address, query, operationId }),
      }
    }
    if (short !== path) add(short, `${name}ByDefault`)
    add(full, name)
  }
  return paths
}

type Address = { path: string; query: string; operationId: string }

function getOperation(name: RelayEndpointName, { path, query, operationId }: Address): object {
  const endpoint: Endpoint = relayEndpoints[name]
  const sample = (relaySamples as Partial<Record<RelayEndpointName, WireSample>>)[name] // Some answer no JSON.
  const tag = relayTags.find(({ endpoints }) => endpoints.some((one) => one === name))
  const parameters = [...pathParameters(path), ...queryParameters(query)]
  // A sample holds what a caller passes, the owner included: the schema turns its decimal strings into the numbers of the wire.
  const parsed = sample?.request ? endpoint.input?.parse(sample.request) : undefined
  const sent = parsed && Object.assign({}, sample?.request, parsed)
  const requestBody = toRequestBody(endpoint, sent)
  const content = sample && {
    content: { 'application/json': { schema: toResponseSchema(endpoint), example: sample.response } },
  }
  const successes = Object.entries(statuses[name] ?? { '200': 'Success.' }).map(
    ([status, description]) => [status, { description, ...content }] as const,
  )
  return {
    operationId,
    ...readRelaySummary(name),
    tags: tag ? [tag.name] : [],
    security: tag?.isOpen ? [] : [{ session: [] }, { token: [] }],
    'x-owner': endpoint.owner,
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: { ...Object.fromEntries(successes), ...getRefusals(endpoint) },
  }
}

function pathParameters(path: string): object[] {
  const names = [...path.matchAll(/\{(\w+)\}/g)]
  return names.map(([, name]) => {
    return { name, in: 'path', required: true, schema: { type: 'string', minLength: 1, maxLength: 128 } }
  })
}

function queryParameters(query: string): object[] {
  return [...query.matchAll(/(\w+)=\{\w+(\?)?\}/g)].map(([, name, optional]) => {
    return { name, in: 'query', required: !optional, schema: { type: 'string', minLength: 1 } }
  })
}

/** The relay's refusals, by status; the header tells the codes of one status apart. */
function getRefusals({ errors = [] }: Endpoint): Record<string, object> {
  const statuses = [...new Set(errors.map((code) => relayErrors[code].status))]
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = errors.filter((code) => relayErrors[code].status === status)
      return [
        status,
        {
          description: `Refused by the relay: ${codes.map((code) => `\`${code}\``).join(', ')}.`,
          headers: { [relayHeaders.error]: { schema: { type: 'string', enum: codes } } },
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]
    }),
  )
}
