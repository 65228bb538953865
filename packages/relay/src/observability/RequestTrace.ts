import type { EndpointName } from '@onlend/core/internal'
import type { RelayErrorCode } from '@onlend/core/relay'

/** What is noted about a request on its way, for its line in the log and its measurement. */
export type RequestTrace = {
  readonly requestId: string
  readonly method: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  /** The template of the route, such as `/operations/{operationId}`: the address itself may hold anything. */
  route: string
  endpoint: EndpointName | null
  userId: string | null
  code: RelayErrorCode | null
  /** Milliseconds that the service took, where it was asked. */
  upstream: number | null
}
