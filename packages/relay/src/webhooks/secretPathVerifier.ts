import { isSameSecret } from '../hashing/isSameSecret.ts'
import { sha256 } from '../hashing/sha256.ts'
import type { WebhookVerifier } from './WebhookVerifier.ts'

/**
 * Accepts webhooks that arrive at `POST /webhooks/{name}/{token}`, where the token is the secret: for a service that does not sign.
 * It shows who knows the address, not that the body is unchanged, so what arrives this way counts as not verified.
 *
 * @throws TypeError when the token is shorter than 32 characters or would not survive in a path.
 */
export function secretPathVerifier({ token }: { token: string }): WebhookVerifier {
  if (!/^[A-Za-z0-9_~-]{32,128}$/.test(token)) {
    throw new TypeError('secretPathVerifier needs a token of 32 to 128 letters, digits or -_~')
  }
  return async (delivery) => {
    const isKnown = isSameSecret(await sha256(delivery.token ?? ''), await sha256(token))
    return isKnown ? { type: 'genuine', id: null, signed: false } : { type: 'forged' }
  }
}
