import type { InboxEvent } from '@onlend/core/relay'
import type { SandboxWebhook } from '@onlend/sandbox'

/** A settlement event that waits for an operator, with what operators are not sent. */
export type HeldEvent = {
  event: InboxEvent
  /** The account or phone number in the spelling that equal ones share. */
  destination: string | null
  /** What it was read from; `null` where a test made it. */
  webhook: SandboxWebhook | null
}
