import { isSameSecret, OptionError } from '@onlend/core/internal'
import { type Changing, createListReader } from '../lib/createListReader.ts'
import { sha256 } from '../lib/sha256.ts'
import type { WebhookVerifier } from './WebhookVerifier.ts'

type SecretPathVerifierOptions = {
  /** Each 32 to 128 letters, digits or `-_~`. List two during a change: any of them verifies. The verifier calls a function for each webhook. */
  tokens: Changing<string>
}

/**
 * Accepts webhooks that arrive at `POST /webhooks/{name}/{token}`, where the token is the secret: for a service that does not sign.
 * The token proves that the sender knows the address, not that the body is unchanged, so such webhooks count as not verified.
 *
 * @throws TypeError for a missing token, and for one that is shorter than 32 characters or invalid in a path.
 * @example
 * const verify = secretPathVerifier({ tokens: [WEBHOOK_TOKEN] })
 */
export function secretPathVerifier({ tokens }: SecretPathVerifierOptions): WebhookVerifier {
  const readTokens = createListReader(tokens, (list) => {
    if (list.length === 0 || !list.every((token) => /^[A-Za-z0-9_~-]{32,128}$/.test(token)))
      throw new OptionError('secretPathVerifier needs tokens of 32 to 128 letters, digits or -_~')
    return list
  })
  return async (delivery) => {
    const given = await sha256(delivery.token ?? '')
    let isKnown = false
    for (const token of await readTokens()) if (isSameSecret(given, await sha256(token))) isKnown = true
    return isKnown ? { type: 'genuine', id: null, signed: false } : { type: 'forged' }
  }
}
