import type { TokenOptions } from '../../RelayOptions.ts'
import { readOrigins } from '../../http/readOrigins.ts'
import { longestLifetime } from './longestLifetime.ts'

/** The options of token mode with their defaults. */
export type CheckedTokenOptions = {
  signing: { id: string; secret: Uint8Array }
  /** Every key that verifies, by its id. */
  keys: ReadonlyMap<string, Uint8Array>
  audience: string
  lifetime: number
  origins: ReadonlySet<string>
}

type Place = { environment: string; mountPath: string }

/**
 * Reads the options of token mode.
 *
 * @throws TypeError for an option that is missing or would not be safe; no secret is quoted.
 */
export function readTokenOptions(options: TokenOptions, place: Place): CheckedTokenOptions {
  const { keys, audience = place.mountPath || '/', lifetime = 300_000, origins } = options
  const encoder = new TextEncoder()
  const encoded = keys.map(({ id, secret }) => ({ id, secret: encoder.encode(secret) }))
  const [signing] = encoded
  if (!signing) throw new TypeError('tokens.keys needs a key: the first signs, all verify')
  const byId = new Map(encoded.map(({ id, secret }) => [id, secret]))
  if (byId.size < keys.length || byId.has('')) throw new TypeError('tokens.keys need ids that differ')
  if (encoded.some(({ secret }) => secret.byteLength < 32))
    throw new TypeError('tokens.keys need secrets of 32 bytes or more')
  if (!(lifetime >= 10_000 && lifetime <= longestLifetime))
    throw new TypeError(`tokens.lifetime is from 10000 to ${longestLifetime} milliseconds`)
  return {
    signing,
    keys: byId,
    audience: `${place.environment}:${audience}`,
    lifetime,
    origins: new Set(readOrigins('tokens.origins', origins)),
  }
}
