import type { Session } from '@onlend/core'
import type { Endpoint, EndpointOutput } from '@onlend/core/internal'
import type { RelayEndpointName, relayEndpoints } from '@onlend/core/relay'

/** A request to the stand-in relay whose route has been found. */
export type DoubleCall = {
  method: string
  /** The path under the mount. */
  path: string
  /** The query as it was sent, without the question mark. */
  query: string
  /** The path at which the relay is mounted. */
  mount: string
  /** The parameters in the path and the query. */
  parameters: Readonly<Record<string, string>>
  headers: Headers
  body: BodyInit | null
  signal: AbortSignal | null
}

/** A call of a signed-in person. */
export type SignedInCall = DoubleCall & { session: Session }

type DoubleAnswer<E extends Endpoint> = Response | { data: EndpointOutput<E>; status?: 200 | 202 }

/** The answers of some routes: the output of their endpoint, or a complete response. */
export type DoubleAnswers<Name extends RelayEndpointName, Call = SignedInCall> = {
  [N in Name]: (
    call: Call,
  ) => DoubleAnswer<(typeof relayEndpoints)[N]> | Promise<DoubleAnswer<(typeof relayEndpoints)[N]>>
}
