import { hmac, isSameSecret, OptionError, readBase64, toHex } from '@onlend/core/internal'
import { type Changing, createListReader } from '../lib/createListReader.ts'
import { checkTolerance } from './checkTolerance.ts'
import type { WebhookVerifier } from './WebhookVerifier.ts'

type HmacVerifierOptions = {
  /** The header with the signature, such as `x-signature`, or with several signatures, separated by commas, semicolons or spaces. */
  header: string
  /** The shared secrets as text, 16 characters or more. List two during a change: any of them verifies. The verifier calls a function for each webhook. */
  secrets: Changing<string>
  /** @default 'hex' */
  encoding?: 'hex' | 'base64'
  /** Prefix of each signature in the header, such as `sha256=`, in upper or lower case. @default '' */
  prefix?: string
  /** The header with the seconds since 1970 that the signature covers, as `timestamp.body`. Without this option the signature covers the body alone. */
  timestampHeader?: string
  /** Milliseconds that the signed time may be off. @default 300000 */
  tolerance?: number
}

/**
 * Checks webhooks signed with HMAC-SHA256 over the body, as many services do in their own header. Without `timestampHeader` anyone can
 * repeat a recorded webhook for ever: the inbox recognises it by its bytes, so two webhooks of the same bytes count as one.
 *
 * @throws TypeError for a missing or too short secret, and for a tolerance that is no number of milliseconds.
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
  if (header === '') throw new OptionError('hmacVerifier needs the name of the header with the signature')
  checkTolerance(tolerance)
  const readKeys = createListReader(secrets, (list) => {
    if (list.length === 0) throw new OptionError('hmacVerifier needs at least one secret')
    if (list.some((secret) => secret.length < 16))
      throw new OptionError('hmacVerifier needs secrets of 16 characters or more')
    return list.map((secret) => new TextEncoder().encode(secret))
  })

  return async ({ headers, body, now }) => {
    const signatures = readSignatures(headers.get(header), { prefix, encoding })
    const timestamp = timestampHeader === undefined ? null : headers.get(timestampHeader)
    const isTimed = timestampHeader !== undefined
    if (signatures.length === 0 || (isTimed && !/^\d{1,12}$/.test(timestamp ?? ''))) return { type: 'forged' }
    let isGenuine = false
    for (const key of await readKeys()) {
      const expected = toHex(hmac(key, isTimed ? `${timestamp}.` : '', body))
      for (const signature of signatures) isGenuine = isSameSecret(expected, signature) || isGenuine
    }
    if (!isGenuine) return { type: 'forged' }
    // The time comes last, so that a stranger learns nothing about the clock.
    if (isTimed && Math.abs(now - Number(timestamp) * 1000) > tolerance) return { type: 'stale' }
    // The signature does not cover an id in another header, so a recorded webhook could carry a new one.
    return { type: 'genuine', id: null, signed: true }
  }
}

type SignatureForm = { prefix: string; encoding: 'hex' | 'base64' }

/** Every signature in the header, as 64 hexadecimal digits: a sender that changes its secret signs with both. */
function readSignatures(value: string | null, { prefix, encoding }: SignatureForm): string[] {
  const before = prefix.replaceAll(/[^A-Za-z0-9]/g, '\\$&')
  const entries = (value ?? '').matchAll(new RegExp(`(?:^|[\\s,;])${before}([^\\s,;]+)`, 'gi'))
  return [...entries].flatMap(([, text = '']) => {
    if (encoding === 'hex') return /^[0-9a-fA-F]{64}$/.test(text) ? [text.toLowerCase()] : []
    const bytes = readBase64(text)
    return bytes?.byteLength === 32 ? [toHex(bytes)] : []
  })
}
