import type { WebhookEventName, WebhookMode, WebhookPayload, WebhookRecord } from '../state/SandboxState.ts'

/** One delivery of an event: a retry and a duplicate are separate deliveries under the same id. */
export type SandboxWebhook = {
  /** The event's id, `evt_...`, stable across retries and duplicates. */
  id: string
  event: WebhookEventName
  payload: WebhookPayload
  /** The exact text that was signed and sent. */
  body: string
  /** `content-type`, and `webhook-id`, `webhook-timestamp`, `webhook-signature` with a secret. */
  headers: Record<string, string>
  /** The time of sending, in milliseconds since 1970 by the sandbox's clock. */
  at: number
  /** 1 for a first delivery. */
  attempt: number
  /** True for an event that the sandbox made up and signed with a wrong secret. */
  forged: boolean
}

/** The address of events, and their timing. */
export type WebhookOptions = {
  /**
   * The time of signatures, in milliseconds since 1970. A server whose clock can be advanced uses the real time,
   * since receivers would refuse signatures from the future. @default the sandbox's clock
   */
  now?: () => number
  /** The address that events are posted to. Without it they go to in-process listeners only. */
  url?: string
  /** The secret, `whsec_` and base64. Without it deliveries are unsigned. */
  secret?: string
  /** @default globalThis.fetch */
  fetch?: typeof fetch
  /**
   * Milliseconds from acceptance to the final status.
   * @default 3000
   */
  delayMs?: number
}

/** Called for each first delivery of an event; the sandbox waits for it, and records its error. */
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
   * Sends an event again, or a held-back one for the first time.
   * @throws Error when there is no such event.
   */
  resend(id: string): Promise<void>
  /** Makes the next `times` events misbehave, regardless of their amounts. */
  misbehave(options: { mode: WebhookMode; times: number }): void
}
