import type { Operation, Session } from '@onlend/core'
import type { Endpoint, EndpointInput, EndpointOutput } from '@onlend/core/internal'
import type { RelayEndpointName, relayEndpoints } from '@onlend/core/relay'

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

/** The owner of an operation: a customer partner or a channel partner. */
export type Owner = Pick<Operation, 'customerPartnerId' | 'channelPartnerId'>

/** The rights of the person who is signed in. */
export type Rights = {
  /** Whether the person may act for this owner. */
  actFor: (owner: Partial<Owner>) => boolean
  /** Whether the person may call an endpoint of the service. */
  call: (name: string) => boolean
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
