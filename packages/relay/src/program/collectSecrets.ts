import type { Secret } from './createReader.ts'
import type { Configuration } from './readConfiguration.ts'

/** Returns what lists every secret that the program has ever read; the same list until one is added. */
export function collectSecrets(configuration: Configuration): () => readonly string[] {
  const { service, backendSecret, tokens, webhookSecret, ledgerSecret, metricsToken, database } =
    configuration
  const addresses = database.kind === 'postgres' ? [database.url, database.directUrl] : []
  const secrets = [service.apiKey, backendSecret, tokens.secret, webhookSecret, ledgerSecret, metricsToken]
  const given = [...secrets, ...addresses].filter((secret): secret is Secret => secret !== null)
  let sources: readonly (readonly string[])[] = []
  let all: readonly string[] = []
  return () => {
    const now = given.map((secret) => secret.seen())
    if (now.some((list, at) => list !== sources[at])) all = now.flat()
    sources = now
    return all
  }
}
