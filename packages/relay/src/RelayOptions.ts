import type { EndpointName } from '@onlend/core'
import type { Clock } from './Clock.ts'
import type { Owner } from './identity/Owner.ts'
import type { Principal } from './identity/Principal.ts'
import type { Logger } from './Logger.ts'
import type { RelayStore } from './stores/RelayStore.ts'
import type { WebhookParser } from './webhooks/WebhookEvent.ts'
import type { WebhookVerifier } from './webhooks/WebhookVerifier.ts'

/** What the key may depend on, since the API document leaves open which credential channel calls use (Partner API, Authentication). */
export type ApiKeyContext = { endpoint: EndpointName; principal: Principal }

/** What `authorize` is asked: may this person call this endpoint for this owner? */
export type AuthorizeContext = {
  principal: Principal
  endpoint: EndpointName
  owner: Pick<Owner, 'kind' | 'id'> | null
}

/** Milliseconds until a call to the service is given up; a write that is given up becomes `unknown`. */
export type UpstreamTimeouts = {
  /** @default 12000 */
  read: number
  /** @default 45000 */
  write: number
  /** A write with files, from its first byte to the answer. @default 570000 */
  upload: number
}

/** The lending service and the key to it. */
export type UpstreamOptions = {
  /** The base address of the environment; https, or http on this machine. */
  baseUrl: string
  /** The secret key, or a function that finds it. It never leaves the relay. */
  apiKey: string | ((context: ApiKeyContext) => string | Promise<string>)
  /** @default the global `fetch` */
  fetch?: (request: Request) => Promise<Response>
  timeouts?: Partial<UpstreamTimeouts>
  /** Allows a base address with http on another machine, for a closed network. @default false */
  allowInsecure?: boolean
}

/** One sender of webhooks; its address is `POST /webhooks/{name}`. */
export type WebhookSource = {
  verify: WebhookVerifier
  /** @default defaultWebhookParser */
  parse?: WebhookParser
  /** Where a sender speaks for one customer partner only: events for another are put aside. */
  customerPartnerId?: string
}

/** How the ledger behaves. */
export type OperationOptions = {
  /** Milliseconds for which a look-alike of an earlier write is held back; 0 turns it off. @default 600000 */
  duplicateWindow?: number
  /** Milliseconds without news after which an accepted write counts as stale. @default 86400000 */
  staleAfter?: number
  /** Milliseconds for which the body of an answer is kept for a repeated key; its outcome is kept for good. @default 86400000 */
  answerRetention?: number
}

/** How the event stream behaves. */
export type EventOptions = {
  /** Milliseconds between heartbeats; each also looks for notices that no signal announced. @default 15000 */
  heartbeat?: number
  /** Milliseconds after which an open stream is authenticated again. @default 60000 */
  sessionCheckInterval?: number
  /** Open streams of one person. @default 6 */
  streamsPerUser?: number
  /** Milliseconds for which notices are kept. @default 604800000 */
  retention?: number
}

/** How received webhooks are kept. */
export type InboxOptions = {
  /** `redacted` blanks identity and account numbers of a stored body once it has been matched. @default 'redacted' */
  storeRaw?: 'redacted' | 'full'
  /** Milliseconds for which received bodies are kept. @default 2592000000 */
  retention?: number
}

/** What `createRelay` needs. `authenticate` and `upstream.apiKey` have no default: without them nothing works, on purpose. */
export type RelayOptions = {
  upstream: UpstreamOptions
  environment: 'sandbox' | 'production'
  /** Where the host mounts the relay, such as `/lending`. @default '' */
  mountPath?: string
  /** Says who sent a request. A throw, `null`, or more than two seconds mean nobody. */
  authenticate: (request: Request) => Principal | null | Promise<Principal | null>
  /** Asked after the relay's own checks; can only narrow them. A throw or more than two seconds mean no. */
  authorize?: (context: AuthorizeContext) => boolean | Promise<boolean>
  store: RelayStore
  /** Senders of webhooks by name. A name that is not here answers 404. */
  webhooks?: Readonly<Record<string, WebhookSource>>
  operations?: OperationOptions
  events?: EventOptions
  inbox?: InboxOptions
  /** Origins, such as `https://app.example`, whose pages may write besides the relay's own. @default [] */
  origins?: readonly string[]
  /** @default the machine's time */
  clock?: Partial<Clock>
  /** @default silent */
  logger?: Logger
}
