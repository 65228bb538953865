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
 * What a verifier found. `id` names the message across retries, so that another id is another message; `keepsId: false` says that it does not.
 * `signed` says that a signature covers the body.
 * `stale` is a genuine signature from too long ago.
 */
export type WebhookVerification =
  | { type: 'genuine'; id: string | null; signed: boolean; keepsId?: boolean }
  | { type: 'forged' }
  | { type: 'stale' }

/** Decides whether a webhook comes from the service. The API document shows no signature, so the host chooses (Partner API, Events). */
export type WebhookVerifier = (
  delivery: WebhookDelivery,
) => WebhookVerification | Promise<WebhookVerification>
