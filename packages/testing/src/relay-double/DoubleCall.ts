import type { Session } from '@onlend/core'
import type { Endpoint, EndpointInput, EndpointOutput } from '@onlend/core/internal'
import type { RelayEndpointName, relayEndpoints } from '@onlend/core/relay'
import type { Rights } from './readRights.ts'

/** A request of a signed-in person to the double, whose route has been found. */
export type DoubleCall = {
  method: string
  /** The path under the mount. */
  path: string
  /** The path at which the relay is mounted. */
  mount: string
  /** The parameters in the path, the query and, for the owner, the body. */
  parameters: Readonly<Record<string, string | undefined>>
  headers: Headers
  body: BodyInit | null
  signal: AbortSignal | null
  session: Session
  rights: Rights
}

/** An answer of the relay. */
export type DoubleAnswer<Data> = Response | { data: Data; status?: number }

type Answers<E extends Endpoint> = (
  call: DoubleCall,
  /** The body, as the schema of the endpoint has read it. */
  input: EndpointInput<E>,
) => DoubleAnswer<EndpointOutput<E>> | Promise<DoubleAnswer<EndpointOutput<E>>>

/** The answers of some routes, typed by their endpoints. */
export type DoubleRoutes<Name extends RelayEndpointName> = {
  [N in Name]: Answers<(typeof relayEndpoints)[N]>
}
