import type { InboxEvent } from '@onlend/core/relay'
import type { SandboxWebhook } from '@onlend/sandbox'

/** A settlement event that waits for an operator, with the facts that operators do not get. */
export type HeldEvent = {
  event: InboxEvent
  /** The account or phone number in the spelling that equal ones share. */
  destination: string | null
  /** The webhook of the event; `null` for an event that a test made. */
  webhook: SandboxWebhook | null
}
