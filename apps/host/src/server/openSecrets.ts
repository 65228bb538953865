import { createHash } from 'node:crypto'
import type { TokenKey } from '@onlend/relay'
import { type SecretFile, secretFile } from '@onlend/relay/node'
import type { HostEnvironment } from './HostEnvironment.ts'

/** The secrets that can be replaced while the host runs, each as it is now. */
export type Secrets = {
  apiKey: () => Promise<string>
  /** Any of them may have signed a webhook. */
  webhook: () => Promise<readonly string[]>
  /** The first signs. */
  tokenKeys: () => Promise<readonly TokenKey[]>
  /** The first makes new ids of sessions, all find one; those that were read last where the file cannot be read. */
  session: () => Promise<readonly string[]>
  /** The first seals the ledger's data about people, all open; `null` without any. */
  ledger: (() => Promise<readonly string[]>) | null
  /** Returns a function that lists every secret ever read, and those given; the same list until one is added. */
  seenWith(others: readonly string[]): () => readonly string[]
}

/** Reads secrets from the files that the environment names, else from itself; one that is not there stops the start, by its variable. */
export async function openSecrets(environment: HostEnvironment): Promise<Secrets> {
  const { secretFiles, lendingApiKey, webhookSecret, tokenSecret, embedOrigins } = environment
  const { sessionSecret, ledgerSecrets } = environment
  const apiKey = openSecret(secretFiles.apiKey, lendingApiKey)
  const webhook = openSecret(secretFiles.webhook, webhookSecret)
  const token = openSecret(secretFiles.token, tokenSecret ?? '')
  const session = openLongSecrets('SESSION_SECRET_FILE', openSecret(secretFiles.session, sessionSecret))
  const ledgerFile = secretFiles.ledger === null ? null : secretFile(secretFiles.ledger)
  const ledger = ledgerFile && openLongSecrets('LEDGER_SECRET_FILE', ledgerFile)
  await session.values()
  await ledger?.values()
  await check('LENDING_API_KEY_FILE', apiKey)
  await check('WEBHOOK_SECRET_FILE', webhook)
  if (embedOrigins.length > 0) await check('TOKEN_SECRET_FILE', token)
  return {
    apiKey: () => apiKey.value(),
    webhook: () => webhook.values(),
    tokenKeys: async () => (await token.values()).map((secret) => ({ id: toKeyId(secret), secret })),
    session: session.values,
    ledger: ledger?.values ?? (ledgerSecrets.length > 0 ? async () => ledgerSecrets : null),
    seenWith(others) {
      let sources: (readonly string[])[] = []
      let all: readonly string[] = others
      return () => {
        const now = [apiKey, webhook, token, session, ...(ledger ? [ledger] : [])].map((each) => each.seen())
        if (now.some((list, at) => list !== sources[at])) all = [...others, ...now.flat()]
        sources = now
        return all
      }
    },
  }
}

function openSecret(path: string | null, given: string): SecretFile {
  if (path !== null) return secretFile(path)
  return { value: async () => given, values: async () => [given], seen: constant([given]) }
}

/** Characters of a secret that others are derived from. */
const shortest = 32

/** Secrets that must be long. The last good secrets count while the file cannot be read, or holds a short one: no session ends because of that. */
function openLongSecrets(name: string, file: SecretFile): Pick<SecretFile, 'values' | 'seen'> {
  let last: readonly string[] | null = null
  return {
    async values() {
      const read = await file.values().catch(() => null)
      const isLong = read?.every((secret) => secret.length >= shortest) ?? false
      if (read && isLong) last = read
      if (last === null)
        throw new Error(
          read
            ? `${name} holds a secret of less than ${shortest} characters.`
            : `${name} names a file that cannot be read or holds no secret.`,
        )
      return last
    },
    seen: file.seen,
  }
}

function constant<T>(value: T): () => T {
  return () => value
}

async function check(name: string, secret: SecretFile): Promise<void> {
  await secret.value().catch(() => {
    throw new Error(`${name} names a file that cannot be read or holds no secret.`)
  })
}

/** The same on every instance; the id reveals nothing of the secret. */
function toKeyId(secret: string): string {
  return createHash('sha256').update(`onlend token key ${secret}`).digest('hex').slice(0, 12)
}
