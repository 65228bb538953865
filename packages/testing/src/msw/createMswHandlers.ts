import { type Endpoint, endpoints } from '@onlend/core/internal'
import { relayEndpoints } from '@onlend/core/relay'
import type { Sandbox } from '@onlend/sandbox'
import { type HttpHandler, http } from 'msw'
import type { RelayDouble } from '../relay-double/RelayDouble.ts'
import { createRelayDouble } from '../relay-double/createRelayDouble.ts'

type CreateMswHandlersOptions = {
  /** The address at which your app mounts the relay: `/lending`, or a full address. */
  baseUrl: string
  /** The stand-in relay; pass your own to sign out, break the line or read the ledger. @default one in front of the sandbox */
  relay?: RelayDouble
}

/**
 * Handlers for Mock Service Worker that answer every route of the relay, from a sandbox: for tests of an app that runs unchanged.
 *
 * @example
 * const server = setupServer(...createMswHandlers(createSandbox(), { baseUrl: '/lending' }))
 */
export function createMswHandlers(
  sandbox: Sandbox,
  { baseUrl, relay }: CreateMswHandlersOptions,
): HttpHandler[] {
  const double = relay ?? createRelayDouble(sandbox)
  const answer = async ({ request }: { request: Request }): Promise<Response> => {
    const { method, headers, signal } = request
    return double.fetch(request.url, { method, headers, body: await readBody(request), signal })
  }
  const root = baseUrl.replace(/\/+$/, '')
  return listRelayPaths().map((path) => http.all(`${root}${path}`, answer))
}

/** Reads JSON as text, also the JSON that names staged files, and files as bytes. */
async function readBody(request: Request): Promise<BodyInit | null> {
  if (request.body === null) return null
  const isJson = /^application\/(?:[\w.]+\+)?json/.test(request.headers.get('Content-Type') ?? '')
  return isJson ? request.text() : request.arrayBuffer()
}

/**
 * Lists the paths under the mount that the relay answers, each once, with parameters as `:name`, the form of Mock Service Worker. The relay also
 * answers unknown paths below `/v1`: it refuses them.
 */
function listRelayPaths(): string[] {
  const all = [...Object.values<Endpoint>(relayEndpoints), ...Object.values<Endpoint>(endpoints)]
  return [...new Set([...all.flatMap(({ path }) => toPatterns(path)), '/v1/*'])]
}

/** Makes the patterns of a path without its query: two if the last segment is optional. */
function toPatterns(path: string): string[] {
  const [bare = ''] = path.split(/\?(?!\})/)
  const pattern = bare.replace(/\{(\w+)\??\}/g, ':$1')
  return bare.endsWith('?}') ? [pattern, pattern.slice(0, pattern.lastIndexOf('/'))] : [pattern]
}
