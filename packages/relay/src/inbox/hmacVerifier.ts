import { isSameSecret } from '../lib/isSameSecret.ts'
import { readBase64 } from '../lib/readBase64.ts'
import { type Changing, createListReader } from '../lib/createListReader.ts'
import { checkTolerance, joinSigned } from './signedWebhooks.ts'
import type { WebhookVerifier } from './WebhookVerifier.ts'

type HmacVerifierOptions = {
  /** The header that holds the signature, such as `x-signature`. */
  header: string
  /** The shared secrets as text, 16 characters or more. Several while one is being changed: any of them will do. A function is asked for each webhook. */
  secrets: Changing<string>
  /** @default 'hex' */
  encoding?: 'hex' | 'base64'
  /** What stands before the signature in its header, such as `sha256=`. @default '' */
  prefix?: string
  /** The header with the seconds since 1970 that the signature covers, as `timestamp.body`. Without it the body alone is covered. */
  timestampHeader?: string
  /** Milliseconds that the signed time may be off. @default 300000 */
  tolerance?: number
}

/**
 * Checks webhooks signed with HMAC-SHA256 over the body, as many services do in a header of their own. Without `timestampHeader` a
 * recorded webhook can be sent again for ever, which the inbox then recognises by its bytes; two webhooks of the same bytes are one.
 *
 * @throws TypeError when there is no secret, one of them is too short, or the tolerance is no number of milliseconds.
 * @example
 * const verify = hmacVerifier({ header: 'x-signature', secrets: [WEBHOOK_SECRET], timestampHeader: 'x-timestamp' })
 */
export function hmacVerifier({
  header,
  secrets,
  encoding = 'hex',
  prefix = '',
  timestampHeader,
  tolerance = 300_000,
}: HmacVerifierOptions): WebhookVerifier {
  if (header === '') throw new TypeError('hmacVerifier needs the name of the header with the signature')
  checkTolerance(tolerance)
  const readKeys = createListReader(secrets, (list) => {
    if (list.length === 0) throw new TypeError('hmacVerifier needs at least one secret')
    if (list.some((secret) => secret.length < 16))
      throw new TypeError('hmacVerifier needs secrets of 16 characters or more')
    let keys: Promise<CryptoKey[]> | null = null
    return () => (keys ??= Promise.all(list.map(importSecret)))
  })

  return async ({ headers, body, now }) => {
    const signature = readSignature(headers.get(header), { prefix, encoding })
    const timestamp = timestampHeader === undefined ? null : headers.get(timestampHeader)
    const isTimed = timestampHeader !== undefined
    if (signature === null || (isTimed && !/^\d{1,12}$/.test(timestamp ?? ''))) return { type: 'forged' }
    const importKeys = await readKeys()
    const signed = joinSigned(isTimed ? `${timestamp}.` : '', body)
    let isGenuine = false
    for (const key of await importKeys()) isGenuine ||= await isSignedBy(key, signed, signature)
    if (!isGenuine) return { type: 'forged' }
    // Looked at last, so that a stranger learns nothing about the clock.
    if (isTimed && Math.abs(now - Number(timestamp) * 1000) > tolerance) return { type: 'stale' }
    // An id in another header is not covered by the signature, and a recorded webhook could be given a new one.
    return { type: 'genuine', id: null, signed: true }
  }
}

type SignatureForm = { prefix: string; encoding: 'hex' | 'base64' }

/** The signature as 64 hex digits; `null` when it is none. */
function readSignature(value: string | null, { prefix, encoding }: SignatureForm): string | null {
  if (value === null || !value.startsWith(prefix)) return null
  const text = value.slice(prefix.length)
  if (encoding === 'hex') return /^[0-9a-fA-F]{64}$/.test(text) ? text.toLowerCase() : null
  const bytes = readBase64(text)
  return bytes?.byteLength === 32 ? writeHex(bytes) : null
}

async function isSignedBy(
  key: CryptoKey,
  signed: Uint8Array<ArrayBuffer>,
  signature: string,
): Promise<boolean> {
  return isSameSecret(writeHex(new Uint8Array(await crypto.subtle.sign('HMAC', key, signed))), signature)
}

function importSecret(secret: string): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', new TextEncoder().encode(secret), algorithm, false, ['sign'])
}

function writeHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
