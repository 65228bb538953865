import type { Endpoint, PathParameters } from '@onlend/core/internal'
import type { Principal } from './Principal.ts'
import type { RequestTrace } from './startTrace.ts'

/** What the path and the query of an endpoint name, as texts. */
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

/** A request on its way through the relay, once it is known who sent it. */
export type RelayRequest<Parameters = Readonly<Record<string, string>>> = OpenRequest<Parameters> & {
  principal: Principal
}
