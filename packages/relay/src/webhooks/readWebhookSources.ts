import type { WebhookSource } from '../RelayOptions.ts'

/**
 * Checks the senders of webhooks once, when the relay is made.
 *
 * @throws TypeError for a name that could not be a path, and for a sender without a verifier.
 */
export function readWebhookSources(
  sources: Readonly<Record<string, WebhookSource>>,
): ReadonlyMap<string, WebhookSource> {
  for (const [name, { verify }] of Object.entries(sources)) {
    if (!/^[a-z0-9-]{1,64}$/.test(name) || name === 'unmatched') {
      throw new TypeError(
        'A webhook name is made of lower-case letters, digits and hyphens, and is not "unmatched"',
      )
    }
    if (typeof verify !== 'function')
      throw new TypeError(`The webhook "${name}" needs a verifier: the API document shows none`)
  }
  return new Map(Object.entries(sources))
}
