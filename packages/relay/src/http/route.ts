import {
  createQueryReader,
  type Endpoint,
  type EndpointName,
  type EndpointOutput,
  type PathParameters,
} from '@onlend/core/internal'
import { answerData } from './answerData.ts'
import type { RelayAnswer } from './RelayAnswer.ts'
import { RelayRefusal } from './RelayRefusal.ts'
import type { Principal } from './Principal.ts'
import type { RequestTrace } from './startTrace.ts'

type Headers = Readonly<Record<string, string>>

/** A value that has been written as JSON before, so that it is written once for many answers. */
export type Written<Data> = { readonly data: Data; readonly body: string }

/** A stream of bytes or of events. */
type StreamAnswer = { readonly stream: ReadableStream<Uint8Array>; readonly headers: Headers }

/** A status and headers alone. */
type EmptyAnswer<Status extends number> = { readonly status: Status; readonly headers: Headers }

type JsonAnswer<Data> =
  | { readonly data: Data; readonly status?: 200 | 202; readonly headers?: Headers }
  | { readonly written: Written<Data>; readonly headers?: Headers }
  | StreamAnswer
  | EmptyAnswer<304>

/** The answer of a route's handler: the output of its endpoint, or, where that is no JSON, headers or a stream. */
export type RouteAnswer<E extends Endpoint> = [EndpointOutput<E>] extends [undefined]
  ? EmptyAnswer<200 | 201 | 204>
  : [EndpointOutput<E>] extends [Blob]
    ? StreamAnswer
    : JsonAnswer<EndpointOutput<E>>

/** The parameters in the path and the query of an endpoint, as texts. */
export type RouteParameters<E extends Endpoint> =
  PathParameters<E['path']> extends infer Named
    ? { readonly [K in keyof Named]: undefined extends Named[K] ? string | undefined : string }
    : never

/** A request on its way through the relay, with or without a session. */
export type OpenRequest<Parameters = Readonly<Record<string, string>>> = {
  request: Request
  requestId: string
  trace: RequestTrace
  /** Under the mount, as it was received. */
  path: string
  query: string
  parameters: Parameters
}

/** A request on its way through the relay, after authentication. */
export type RelayRequest<Parameters = Readonly<Record<string, string>>> = OpenRequest<Parameters> & {
  principal: Principal
}

/** The endpoint and the handler for a method and a path. */
export type Route<Context> = {
  readonly endpoint: Endpoint
  readonly method: string
  /** The path with placeholders and without the query. */
  readonly path: string
  /** The service's endpoint that it asks, with the shared key. */
  readonly service: EndpointName | null
  /** Whether it can be answered only while the store can be reached. */
  readonly needsStore: boolean
} & (
  | {
      readonly session: true
      /** The budget that counts a request. */
      readonly budget: 'reads' | 'writes' | 'batches' | 'uploads'
      readonly answer: (context: Context, incoming: RelayRequest) => Promise<RelayAnswer>
    }
  | {
      readonly session: false
      readonly budget: null
      readonly answer: (context: Context, incoming: OpenRequest) => Promise<RelayAnswer>
    }
)

/** Answers one request; a request that may not pass is thrown as a `RelayRefusal`, with a code that the endpoint names. */
export type Handler<E extends Endpoint, Context, Incoming = RelayRequest<RouteParameters<E>>> = (
  context: Context,
  incoming: Incoming,
) => Promise<RouteAnswer<E>>

/** A request without a session. */
export type OpenHandler<E extends Endpoint, Context> = Handler<E, Context, OpenRequest<RouteParameters<E>>>

type RouteOptions<E extends Endpoint, Context> =
  | {
      /** Only for a signed-in person, and not on behalf of another site. */
      session: true
      /** The budget that counts a request. */
      budget: 'reads' | 'writes' | 'batches' | 'uploads'
      handle: Handler<E, Context>
    }
  | {
      /** Without a check of the session: the handler checks and counts by itself. */
      session: false
      budget: null
      handle: OpenHandler<E, Context>
    }

/** Mounts one of the relay's own endpoints: how it is guarded and counted, and the handler, whose answer is the endpoint's output. */
export function route<const E extends Endpoint, Context>(
  endpoint: E,
  options: RouteOptions<E, Context>,
): Route<Context> {
  const { method } = endpoint
  const [path = ''] = endpoint.path.split(/\?(?!\})/)
  const facts = { endpoint, method, path, service: null }
  if (!options.session) {
    const { handle } = options
    return {
      ...facts,
      needsStore: false,
      session: false,
      budget: null,
      // The cast names what the path of this very endpoint has just been matched for.
      answer: async (context, incoming) => toAnswer(await handle(context, incoming as never)),
    }
  }
  const { handle, budget } = options
  const readQuery = createQueryReader(endpoint.path)
  return {
    ...facts,
    needsStore: true,
    session: true,
    budget,
    answer: async (context, incoming) => {
      const query = readQuery(incoming.query)
      if (!query) throw new RelayRefusal('malformed_request')
      const parameters = { ...incoming.parameters, ...query }
      // The cast names what the path and the query of this very endpoint have just been matched for.
      return toAnswer(await handle(context, { ...incoming, parameters } as never))
    },
  }
}

/** Every way in which the handler of any endpoint answers. */
type AnyAnswer =
  | { data: unknown; status?: number; headers?: Readonly<Record<string, string>> }
  | { written: Written<unknown>; headers?: Readonly<Record<string, string>> }
  | { stream: ReadableStream<Uint8Array>; headers: Readonly<Record<string, string>> }
  | { status: number; headers: Readonly<Record<string, string>> }

function toAnswer(answer: AnyAnswer): RelayAnswer {
  if ('data' in answer) return answerData(answer.data, answer)
  const headers = { ...answer.headers }
  if ('stream' in answer) return { status: 200, headers, body: answer.stream }
  if ('written' in answer) {
    const { body } = answer.written
    return { status: 200, headers: { ...headers, 'Content-Type': 'application/json' }, body }
  }
  return { status: answer.status, headers, body: null }
}
