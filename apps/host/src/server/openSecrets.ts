import { createHash } from 'node:crypto'
import type { TokenKey } from '@onlend/relay'
import { type SecretFile, secretFile } from '@onlend/relay/node'
import type { HostEnvironment } from './HostEnvironment.ts'

/** The secrets that can be replaced while the host runs, each as it is now. */
type Secrets = {
  apiKey: () => Promise<string>
  /** Any of them may have signed a webhook. */
  webhook: () => Promise<readonly string[]>
  /** The first signs. */
  tokenKeys: () => Promise<readonly TokenKey[]>
  /** Returns what lists every secret that was ever read, and those given; the same list until one is added. */
  seenWith(others: readonly string[]): () => readonly string[]
}

/** Reads secrets from the files that the environment names, else from itself; one that is not there stops the start, by its variable. */
export async function openSecrets(environment: HostEnvironment): Promise<Secrets> {
  const { secretFiles, lendingApiKey, webhookSecret, tokenSecret, embedOrigins } = environment
  const apiKey = openSecret(secretFiles.apiKey, lendingApiKey)
  const webhook = openSecret(secretFiles.webhook, webhookSecret)
  const token = openSecret(secretFiles.token, tokenSecret ?? '')
  await check('LENDING_API_KEY_FILE', apiKey)
  await check('WEBHOOK_SECRET_FILE', webhook)
  if (embedOrigins.length > 0) await check('TOKEN_SECRET_FILE', token)
  return {
    apiKey: () => apiKey.value(),
    webhook: () => webhook.values(),
    tokenKeys: async () => (await token.values()).map((secret) => ({ id: nameOf(secret), secret })),
    seenWith(others) {
      let sources: (readonly string[])[] = []
      let all: readonly string[] = others
      return () => {
        const now = [apiKey.seen(), webhook.seen(), token.seen()]
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

function constant<T>(value: T): () => T {
  return () => value
}

async function check(name: string, secret: SecretFile): Promise<void> {
  await secret.value().catch(() => {
    throw new Error(`${name} names a file that cannot be read or holds no secret.`)
  })
}

/** The same on every instance, and tells nothing of the secret. */
function nameOf(secret: string): string {
  return createHash('sha256').update(`onlend token key ${secret}`).digest('hex').slice(0, 12)
}
