import { readWebhookSecret, signWebhook } from '@onlend/core/internal'

type SignTestWebhookParameters = {
  /** `whsec_` and base64. */
  secret: string
  /** The message id; a repeat has the same one. */
  id: string
  body: string
  /** Milliseconds since 1970. */
  now: number
}

/**
 * Makes the headers that `standardWebhookVerifier` and `readOutcome` accept for a body, for a host's own tests.
 *
 * @throws TypeError for an invalid secret.
 * @example
 * const headers = await signTestWebhook({ secret, id: 'msg_1', body: '{}', now: Date.now() })
 */
export async function signTestWebhook({
  secret,
  id,
  body,
  now,
}: SignTestWebhookParameters): Promise<Record<string, string>> {
  return signWebhook({ id, body, at: now }, [readWebhookSecret(secret)])
}
