import type { EndpointName } from '@onlend/core/internal'
import type { Principal } from '../http/index.ts'
import type { UpstreamTimeouts } from './readTimeouts.ts'
import type { CreateTransport } from './UpstreamTransport.ts'

/** The lending service and the key to it. */
export type UpstreamOptions = {
  /** The base address of the environment; https, or http on this machine. */
  baseUrl: string
  /**
   * The secret key, or a function that finds it. The key never leaves the relay. A throw, an empty text or more than two seconds mean that there
   * is none, and the relay sends nothing.
   */
  apiKey: string | ((context: ApiKeyContext) => string | Promise<string>)
  /** @default the global `fetch` */
  fetch?: (request: Request) => Promise<Response>
  /**
   * How calls reach the service, instead of `fetch`. On Node use `undiciTransport()` of `@onlend/relay/node`: it streams files in
   * constant memory and gives every write a separate connection.
   */
  transport?: CreateTransport
  timeouts?: Partial<UpstreamTimeouts>
  /** Allows a base address with http on another machine, for a closed network. @default false */
  allowInsecure?: boolean
}

/** The facts that the key may depend on, since the API document leaves open which credential channel calls use (Partner API, Authentication). */
export type ApiKeyContext = {
  endpoint: EndpointName
  /** `null` where the relay asks by itself, to confirm a webhook. */
  principal: Principal | null
}
