/** A webhook as it arrived. */
export type WebhookDelivery = {
  headers: Headers
  body: Uint8Array
  /** The second segment of `/webhooks/{name}/{token}`, where there was one. */
  token: string | null
  /** Milliseconds since 1970 by the relay's clock. */
  now: number
}

/**
 * The result of a verifier. `id` names the message across retries, so that another id is another message; `keepsId: false` means that a retry may
 * have a new id. `signed`: a signature covers the body.
 * `stale`: the signature is genuine but too old.
 */
export type WebhookVerification =
  | { type: 'genuine'; id: string | null; signed: boolean; keepsId?: boolean }
  | { type: 'forged' }
  | { type: 'stale' }

/** Decides whether a webhook comes from the service. The API document shows no signature, so the host chooses (Partner API, Events). */
export type WebhookVerifier = (
  delivery: WebhookDelivery,
) => WebhookVerification | Promise<WebhookVerification>
