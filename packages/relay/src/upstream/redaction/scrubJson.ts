import { createManyPatterns } from '../../lib/patterns/createManyPatterns.ts'
import { cutSecrets } from './cutSecrets.ts'
import type { SecretPatterns } from '../../lib/patterns/createSecretPatterns.ts'

const backslash = 0x5c

/**
 * Takes every `app_key` out of JSON, however it is spelt and however deep, its value wherever else it stands in the same answer, and every
 * occurrence of a secret: the service returns a partner's own credential in several answers. JSON without any of them is returned as it is,
 * the same bytes. JSON inside a string is looked into once.
 *
 * @returns `null` when the bytes are not JSON in UTF-8.
 */
export function scrubJson(
  bytes: Uint8Array<ArrayBuffer>,
  secrets: SecretPatterns,
): Uint8Array<ArrayBuffer> | null {
  const removed = new Set<string>()
  const scrubbed = cutSecrets(bytes, secrets, { lookInside: true, removed })
  if (scrubbed === null || removed.size === 0) return scrubbed
  // A value that was cut out under its name may stand under another one, before it or after it, and behind escapes.
  const patterns = createManyPatterns(removed)
  if (!scrubbed.includes(backslash) && !patterns.mayBeIn(scrubbed, 0, scrubbed.byteLength)) return scrubbed
  return cutSecrets(scrubbed, patterns, { lookInside: true, removed: new Set() })
}
