import { type HttpHandler, http } from 'msw'
import type { RelayDouble } from '../relay-double/RelayDouble.ts'
import type { Sandbox } from '@onlend/sandbox'
import { createRelayDouble } from '../relay-double/createRelayDouble.ts'

type CreateMswHandlersOptions = {
  /** Where your app mounts the relay: `/lending`, or a full address. */
  baseUrl: string
  /** Pass your own to sign out, break the line or read the ledger. @default one in front of the sandbox */
  relay?: RelayDouble
}

/**
 * Handlers for Mock Service Worker that answer like the relay, from a sandbox: for tests of an app that runs unchanged.
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
    const body = request.method === 'GET' ? null : await readBody(request)
    const { method, headers, signal } = request
    return double.fetch(request.url, { method, headers, body, signal })
  }
  const root = baseUrl.replace(/\/+$/, '')
  return ['/v1/*', '/session', '/tenant', '/operations', '/operations/*', '/events'].map((path) =>
    http.all(`${root}${path}`, answer),
  )
}

function readBody(request: Request): Promise<BodyInit> {
  return request.headers.get('Content-Type')?.includes('multipart/') ? request.arrayBuffer() : request.text()
}
