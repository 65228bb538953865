import { OptionError } from '@onlend/core/internal'
import { type Changing, createListReader } from '../../lib/createListReader.ts'
import { readOrigins } from '../../http/index.ts'
import { longestLifetime } from './longestLifetime.ts'

/** The keys of token mode. */
export type TokenKeys = {
  signing: { id: string; secret: Uint8Array }
  /** Every key that verifies, by its id. */
  byId: ReadonlyMap<string, Uint8Array>
}

/** The options of token mode with their defaults. */
export type CheckedTokenOptions = {
  /** The keys as they are now; the same value for as long as they stay the same. */
  readKeys: () => TokenKeys | Promise<TokenKeys>
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
  const readKeys = createListReader(keys, checkKeys)
  if (!(lifetime >= 10_000 && lifetime <= longestLifetime))
    throw new OptionError(`tokens.lifetime is from 10000 to ${longestLifetime} milliseconds`)
  return {
    readKeys,
    audience: `${place.environment}:${audience}`,
    lifetime,
    origins: new Set(readOrigins('tokens.origins', origins)),
  }
}

function checkKeys(keys: readonly TokenKey[]): TokenKeys {
  const encoder = new TextEncoder()
  const encoded = keys.map(({ id, secret }) => ({ id, secret: encoder.encode(secret) }))
  const [signing] = encoded
  if (!signing) throw new OptionError('tokens.keys needs a key: the first signs, all verify')
  const byId = new Map(encoded.map(({ id, secret }) => [id, secret]))
  if (byId.size < keys.length || byId.has('')) throw new OptionError('tokens.keys need ids that differ')
  if (encoded.some(({ secret }) => secret.byteLength < 32))
    throw new OptionError('tokens.keys need secrets of 32 bytes or more')
  return { signing, byId }
}

/** Tokens for pages of other origins, which get no cookies. */
export type TokenOptions = {
  /** Secrets of 32 bytes or more. The first signs and all verify: a new one goes last, then first once every instance has it, and the old one goes an hour later. A function is asked for each token, and may take two seconds. */
  keys: Changing<TokenKey>
  /** The audience of the tokens, when several relays share a key. @default the mount path */
  audience?: string
  /** Milliseconds for which a token is good. @default 300000 */
  lifetime?: number
  /** Origins, such as `https://shop.example`, whose pages may read what their token grants. */
  origins: readonly string[]
}

/** A secret that signs tokens, and the name by which a token says so. */
export type TokenKey = { id: string; secret: string }
