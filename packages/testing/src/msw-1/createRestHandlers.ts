import type { Sandbox } from '@onlend/sandbox'
import type { RelayDouble } from '../relay-double/RelayDouble.ts'
import { createRelayDouble } from '../relay-double/createRelayDouble.ts'
import { listRelayPaths } from '../relay-double/listRelayPaths.ts'

/** What is used of a request of Mock Service Worker 1. */
type RestRequest = {
  readonly url: URL
  readonly method: string
  readonly headers: { forEach: (each: (value: string, name: string) => void) => void }
  text: () => Promise<string>
  arrayBuffer: () => Promise<ArrayBuffer>
}

/** What is used to write an answer. */
type RestContext<Transformer> = {
  status: (code: number) => Transformer
  set: (name: string, value: string) => Transformer
  body: (body: ArrayBuffer) => Transformer
}

/** The part of `rest` of Mock Service Worker 1 that is used. */
type Rest<Handler, Transformer, Answer> = {
  all: (
    path: string,
    resolver: (
      request: RestRequest,
      respond: (...transformers: Transformer[]) => Answer | Promise<Answer>,
      context: RestContext<Transformer>,
    ) => Promise<Answer>,
  ) => Handler
}

type CreateRestHandlersOptions<Handler, Transformer, Answer> = {
  /** `rest` of your own Mock Service Worker 1. */
  rest: Rest<Handler, Transformer, Answer>
  /** Where your app mounts the relay: `/lending`, or a full address. */
  baseUrl: string
  /**
   * Pass your own to sign out, break the line or read the ledger; made with `streams: false`, because Mock Service Worker 1 sends no streams.
   * @default one in front of the sandbox
   */
  relay?: RelayDouble
}

/**
 * Handlers for Mock Service Worker 1 that answer every route of the relay, from a sandbox. Change events are polled.
 *
 * @example
 * const handlers = createRestHandlers(createSandbox(), { rest, baseUrl: '/lending' })
 */
export function createRestHandlers<Handler, Transformer, Answer>(
  sandbox: Sandbox,
  { rest, baseUrl, relay }: CreateRestHandlersOptions<Handler, Transformer, Answer>,
): Handler[] {
  const double = relay ?? createRelayDouble(sandbox, { streams: false })
  const root = baseUrl.replace(/\/+$/, '')
  return listRelayPaths().map((path) =>
    rest.all(`${root}${path}`, async (request, respond, { status, set, body }) => {
      const { method, url } = request
      const headers = new Headers()
      request.headers.forEach((value, name) => {
        headers.set(name, value)
      })
      const response = await double.fetch(url.href, {
        method,
        headers,
        body: await readBody(request, headers),
      })
      const sent = [...response.headers].map(([name, value]) => set(name, value))
      const bytes = await response.arrayBuffer()
      // An answer without a body may not be given an empty one: Node refuses it for 204 and 304.
      return respond(status(response.status), ...sent, ...(bytes.byteLength > 0 ? [body(bytes)] : []))
    }),
  )
}

/** JSON as text, files as their bytes. */
async function readBody(request: RestRequest, headers: Headers): Promise<BodyInit | null> {
  if (request.method === 'GET' || request.method === 'HEAD') return null
  const isJson = headers.get('Content-Type')?.startsWith('application/json') ?? false
  return isJson ? request.text() : request.arrayBuffer()
}
