import { type HttpHandler, http } from 'msw'
import type { RelayDouble } from '../relay-double/RelayDouble.ts'
import type { Sandbox } from '@onlend/sandbox'
import { createRelayDouble } from '../relay-double/createRelayDouble.ts'
import { listRelayPaths } from '../relay-double/listRelayPaths.ts'

type CreateMswHandlersOptions = {
  /** Where your app mounts the relay: `/lending`, or a full address. */
  baseUrl: string
  /** Pass your own to sign out, break the line or read the ledger. @default one in front of the sandbox */
  relay?: RelayDouble
}

/**
 * Handlers for Mock Service Worker 2 that answer every route of the relay, from a sandbox: for tests of an app that runs unchanged.
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

/** JSON as text, files as their bytes. */
async function readBody(request: Request): Promise<BodyInit | null> {
  if (request.body === null) return null
  const isJson = request.headers.get('Content-Type')?.startsWith('application/json') ?? false
  return isJson ? request.text() : request.arrayBuffer()
}
