import type { WebhookEventName, WebhookMode, WebhookPayload, WebhookRecord } from '../state/SandboxState.ts'

/** One delivery of an event: a retry and a duplicate are deliveries of their own, under the same id. */
export type SandboxWebhook = {
  /** The event's id, `evt_...`, stable across retries and duplicates. */
  id: string
  event: WebhookEventName
  payload: WebhookPayload
  /** The exact text that was signed and sent. */
  body: string
  /** `content-type`, and `webhook-id`, `webhook-timestamp`, `webhook-signature` where a secret is set. */
  headers: Record<string, string>
  /** When it was sent, in milliseconds since 1970 by the sandbox's clock. */
  at: number
  /** 1 for a first delivery. */
  attempt: number
  /** True for an event that the sandbox made up and signed with a wrong secret. */
  forged: boolean
}

/** Where events go, and how they misbehave. */
export type WebhookOptions = {
  /**
   * Milliseconds since 1970 that signatures are dated with. A server whose clock can be advanced dates them by the real time,
   * or receivers would refuse them as coming from the future. @default the sandbox's clock
   */
  now?: () => number
  /** Where events are posted. Without it they go to in-process listeners only. */
  url?: string
  /** `whsec_` and base64. Without it deliveries are unsigned. */
  secret?: string
  /** @default globalThis.fetch */
  fetch?: typeof fetch
  /**
   * Milliseconds from acceptance to the final status.
   * @default 3000
   */
  delayMs?: number
}

/** Called for each first delivery of an event; the sandbox waits for it, and notes what it throws. */
export type WebhookListener = (webhook: SandboxWebhook) => void | Promise<void>

/** The sandbox's outgoing events. */
export type SandboxWebhooks = {
  /** Every delivery so far, oldest first, including retries, duplicates and forgeries. */
  readonly sent: SandboxWebhook[]
  /** Every event with its delivery status, including those held back. */
  list(): WebhookRecord[]
  /** Listens in process, and returns a function that stops it. */
  on(listener: WebhookListener): () => void
  /**
   * Sends an event again, or for the first time where it was held back.
   * @throws Error when there is no such event.
   */
  resend(id: string): Promise<void>
  /** Makes the next `times` events misbehave, whatever their amount says. */
  misbehave(options: { mode: WebhookMode; times: number }): void
}
