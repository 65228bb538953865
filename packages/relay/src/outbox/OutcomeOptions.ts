import type { OutcomeEvent } from '@onlend/core/relay'
import type { Owner } from '../database/Owner.ts'

/** The partner whose event it is, and the host's own id of the tenant. */
export type OutcomeFacts = { owner: Pick<Owner, 'kind' | 'id'>; tenant: string | null }

/** One try to deliver an event to an address. */
export type OutcomeMessage = OutcomeFacts & {
  /** The id of the event, for `webhook-id`. */
  id: string
  /** The event as JSON. */
  body: string
  /** Milliseconds since 1970. */
  at: number
}

/**
 * The end of a try. `delivered`: the receiver has stored the event. `failed`: the relay tries again. `later`: nothing was sent, and the try does not count.
 * `dropped`: the partner has no address.
 */
export type OutcomeReceipt =
  | { type: 'delivered' }
  | { type: 'dropped' }
  | { type: 'failed'; problem: string }
  | { type: 'later'; wait: number }

/** Delivers events to an address: `outcomeWebhook` of `@onlend/relay/node` is one. A throw is a failed try. */
export type OutcomeWebhook = (
  message: OutcomeMessage,
  options: { signal: AbortSignal },
) => Promise<OutcomeReceipt>

/** The option `outcomes`: who hears of every outcome of an operation, a batch or an upload set. */
export type OutcomeOptions = {
  /** The way to the partner's address, from `outcomeWebhook` of `@onlend/relay/node`. */
  webhook?: OutcomeWebhook
  /**
   * Called in this process, by one instance, for each event, at least once: repeated events have the same `id`. The relay counts the event as delivered when the
   * promise resolves; after a throw, or when `signal` has aborted, it calls again with growing waits. Later events of the same operation wait.
   */
  onOutcome?: (event: OutcomeEvent, options: { signal: AbortSignal }) => void | Promise<void>
  /** Names the tenant of a partner in each event. @default the id of a channel partner; none for a customer partner */
  tenantOf?: (owner: OutcomeFacts['owner']) => string | null | Promise<string | null>
  /** Milliseconds for one try. @default 15000 */
  timeout?: number
}
