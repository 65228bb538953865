import type { Session } from '@onlend/core'
import type { Endpoint, EndpointOutput } from '@onlend/core/internal'
import type { RelayEndpointName, relayEndpoints } from '@onlend/core/relay'

/** A request to the stand-in relay whose route has been found. */
export type DoubleCall = {
  method: string
  /** Under the mount. */
  path: string
  /** As it was sent, without the question mark. */
  query: string
  /** Where the relay is mounted. */
  mount: string
  /** What the path and the query name. */
  parameters: Readonly<Record<string, string>>
  headers: Headers
  body: BodyInit | null
  signal: AbortSignal | null
}

/** A call of a signed-in person. */
export type SignedInCall = DoubleCall & { session: Session }

type DoubleAnswer<E extends Endpoint> = Response | { data: EndpointOutput<E>; status?: 200 | 202 }

/** How the routes of some names answer: with the output of their endpoint, or with a response as it stands. */
export type DoubleAnswers<Name extends RelayEndpointName, Call = SignedInCall> = {
  [N in Name]: (
    call: Call,
  ) => DoubleAnswer<(typeof relayEndpoints)[N]> | Promise<DoubleAnswer<(typeof relayEndpoints)[N]>>
}
