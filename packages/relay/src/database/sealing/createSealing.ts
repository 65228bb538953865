import { OptionError, readBase64, toHex } from '@onlend/core/internal'
import type { Clock } from '../../lib/Clock.ts'
import { withDeadline } from '../../lib/withDeadline.ts'
import { SealedTextError } from './SealedTextError.ts'

/** Secrets of 32 characters or more: the first seals, all open. */
type Secrets = string | readonly string[]

/** The host's secret for the ledger's data about people, or a function that the relay calls again every half a minute. */
export type LedgerSecret = Secrets | (() => Secrets | Promise<Secrets>)

/** Encrypts texts that the ledger has to keep for a time, under a secret that is not in its database. */
export type Sealing = {
  /**
   * Encrypts a text with AES-GCM. `about` says what the text is, such as `approval/withdraw/cp_1/op_7`, and is part of the check: a sealed text that
   * is moved to another place of the database does not open there.
   *
   * @returns `sealed.<key id>.<base64>`.
   */
  seal(text: string, about: string): Promise<string>
  /**
   * @throws SealedTextError when the text was not sealed, or for something else, or was changed, or its secret is not given any more.
   */
  open(sealed: string, about: string): Promise<string>
  /** Whether a kept text is sealed under the secret that seals now. */
  isCurrent(kept: string): Promise<boolean>
  /** The id of the secret that seals now; the id reveals nothing about the secret. */
  keyId(): Promise<string>
}

type SealingOptions = { ledgerSecret: LedgerSecret; clock: Pick<Clock, 'now' | 'setTimer'> }

/** Characters. */
const shortest = 32

/** Milliseconds: between two readings of a function, between two because of the same unknown key, and until one is given up. */
const pause = 30_000
const shortPause = 1_000
const timeout = 2_000
/** Keys that are remembered as unknown. */
const mostMissed = 100

/**
 * Reads the secrets and makes the sealing with them. After a later failure of the function, its previous secrets stay in force.
 *
 * @throws TypeError for a secret that is missing or short; none is quoted.
 */
export function createSealing({ ledgerSecret, clock }: SealingOptions): Sealing {
  if (typeof ledgerSecret !== 'function') checkSecrets(ledgerSecret)
  let keys: readonly Key[] | null = null
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<readonly Key[]> | null = null
  /** When a key was looked for that was not given. */
  const missedAt = new Map<string, number>()

  const loadKeys = async (): Promise<readonly Key[]> => {
    readAt = clock.now()
    try {
      const given =
        typeof ledgerSecret === 'function' ? await withDeadline(clock, timeout, ledgerSecret) : ledgerSecret
      keys = await Promise.all(checkSecrets(given).map(deriveKey))
    } catch (error) {
      if (keys === null) throw error
    }
    return keys
  }
  const readKeys = (after: number): Promise<readonly Key[]> => {
    const isFresh = typeof ledgerSecret !== 'function' || clock.now() - readAt < after
    if (keys !== null && isFresh) return Promise.resolve(keys)
    reading ??= loadKeys().finally(() => {
      reading = null
    })
    return reading
  }
  const findKey = async (id: string): Promise<Key | undefined> => {
    const known = (await readKeys(pause)).find((key) => key.id === id)
    if (known) return known
    // Another instance may have been given a new secret a moment earlier, however lately these were read.
    const isNews = clock.now() - (missedAt.get(id) ?? Number.NEGATIVE_INFINITY) >= shortPause
    const found = (await readKeys(isNews ? 0 : shortPause)).find((key) => key.id === id)
    if (missedAt.size >= mostMissed) missedAt.clear()
    if (!found) missedAt.set(id, clock.now())
    return found
  }
  const firstKey = async (): Promise<Key> => {
    const [key] = await readKeys(pause)
    if (!key) throw new SealedTextError()
    return key
  }
  return {
    async seal(text, about) {
      const key = await firstKey()
      const iv = crypto.getRandomValues(new Uint8Array(12))
      const bytes = await crypto.subtle.encrypt(algorithm(iv, about), key.cipher, encoder.encode(text))
      return `${prefix}${key.id}.${writeBase64(iv)}${writeBase64(new Uint8Array(bytes))}`
    },
    async open(sealed, about) {
      const [, id, written] = pattern.exec(sealed) ?? []
      const bytes = readBase64(written ?? '')
      const key = id === undefined ? undefined : await findKey(id)
      if (!key || !bytes) throw new SealedTextError()
      const [iv, content] = [bytes.subarray(0, 12), bytes.subarray(12)]
      const text = await crypto.subtle.decrypt(algorithm(iv, about), key.cipher, content).catch(() => {
        throw new SealedTextError()
      })
      return new TextDecoder('utf-8', { ignoreBOM: true }).decode(text)
    },
    async isCurrent(kept) {
      return kept.startsWith(`${prefix}${(await firstKey()).id}.`)
    },
    keyId: async () => (await firstKey()).id,
  }
}

const encoder = new TextEncoder()
const prefix = 'sealed.'
const pattern = /^sealed\.([0-9a-f]{16})\.([A-Za-z0-9+/=]+)$/

type Key = { id: string; cipher: CryptoKey }

function algorithm(iv: Uint8Array<ArrayBuffer>, about: string): AesGcmParams {
  return { name: 'AES-GCM', iv, additionalData: encoder.encode(about) }
}

function checkSecrets(given: unknown): readonly string[] {
  const secrets: unknown[] = Array.isArray(given) ? given : [given]
  const isLong = (secret: unknown): secret is string =>
    typeof secret === 'string' && secret.length >= shortest
  if (secrets.length === 0 || !secrets.every(isLong))
    throw new OptionError(
      `ledgerSecret needs secrets of ${shortest} characters or more: is its variable set?`,
    )
  return secrets
}

/** The key of a secret, and a name that reveals nothing about it. */
async function deriveKey(secret: string): Promise<Key> {
  const material = await crypto.subtle.importKey('raw', encoder.encode(secret), 'HKDF', false, [
    'deriveBits',
    'deriveKey',
  ])
  const purpose = (info: string) => ({
    ...{ name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array() },
    info: encoder.encode(`onlend ledger ${info}`),
  })
  const id = await crypto.subtle.deriveBits(purpose('key id'), material, 64)
  const cipher = { name: 'AES-GCM', length: 256 }
  return {
    id: toHex(new Uint8Array(id)),
    cipher: await crypto.subtle.deriveKey(purpose('seal'), material, cipher, false, ['encrypt', 'decrypt']),
  }
}

/** Bytes that `String.fromCharCode` takes at once. */
const chunk = 0x8000

function writeBase64(bytes: Uint8Array): string {
  let characters = ''
  for (let at = 0; at < bytes.length; at += chunk)
    characters += String.fromCharCode(...bytes.subarray(at, at + chunk))
  return btoa(characters)
}
