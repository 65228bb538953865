import type { Clock } from './Clock.ts'
import type { StreamRegistry } from './events/createStreamRegistry.ts'
import type { Logger } from './Logger.ts'
import type {
  EventOptions,
  InboxOptions,
  OperationOptions,
  RelayOptions,
  UpstreamOptions,
  UpstreamTimeouts,
  WebhookSource,
} from './RelayOptions.ts'
import type { RelayStore } from './stores/RelayStore.ts'

/** The options with every default filled in, and what one relay keeps while it runs. */
export type RelayContext = {
  readonly upstream: {
    readonly baseUrl: string
    readonly apiKey: UpstreamOptions['apiKey']
    readonly fetch: (request: Request) => Promise<Response>
    readonly timeouts: UpstreamTimeouts
  }
  readonly environment: RelayOptions['environment']
  readonly mountPath: string
  readonly authenticate: RelayOptions['authenticate']
  readonly authorize: RelayOptions['authorize']
  readonly store: RelayStore
  readonly webhooks: ReadonlyMap<string, WebhookSource>
  readonly operations: Required<OperationOptions>
  readonly events: Required<EventOptions>
  readonly inbox: Required<InboxOptions>
  readonly origins: readonly string[]
  readonly clock: Clock
  readonly logger: Logger
  readonly streams: StreamRegistry
  /** Writes that have been sent and not yet recorded: closing waits for them. */
  readonly running: Set<Promise<unknown>>
  readonly isClosing: () => boolean
}
