import type { Principal } from '../identity/Principal.ts'
import type { RequestTrace } from '../observability/RequestTrace.ts'

/** A request on its way through the relay, once it is known who sent it. */
export type RelayRequest = {
  request: Request
  requestId: string
  trace: RequestTrace
  /** Under the mount, as it was received. */
  path: string
  query: string
  parameters: Readonly<Record<string, string>>
  principal: Principal
}
