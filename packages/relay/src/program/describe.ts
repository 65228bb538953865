import type { Configuration } from './readConfiguration.ts'

/** What a program with these settings will do, in lines for a person; nothing secret is in them. */
export async function describe(configuration: Configuration): Promise<readonly string[]> {
  const { service, environment, tokens, database, mountPath, host, port } = configuration
  const count = async (secret: { values(): Promise<readonly string[]> } | null): Promise<number> =>
    secret === null ? 0 : (await secret.values()).length
  const webhooks = await count(configuration.webhookSecret)
  const ledgerSecrets = await count(configuration.ledgerSecret)
  return [
    `environment: ${environment}`,
    `service: ${service.baseUrl}`,
    `address: http://${host}:${port}${mountPath}`,
    `database: ${database.kind === 'postgres' ? await describeServer(database.url) : `embedded, in ${database.folder}`}`,
    `tokens: for ${tokens.lifetime / 1_000} seconds, ${tokens.allowsOperators ? 'of operators too' : 'never of operators'}, for ${await count(configuration.backendSecret)} backend secret(s)`,
    `pages: of the relay's own address${tokens.origins.map((origin) => `, of ${origin}`).join('')}`,
    `webhooks: ${webhooks === 0 ? 'off, since there is no WEBHOOK_SECRET' : `POST ${mountPath}/webhooks/service, ${webhooks} secret(s)`}`,
    `ledger: ${ledgerSecrets === 0 ? 'sealed with a secret that stands in the database itself' : 'sealed with LEDGER_SECRET'}; witness ${configuration.witness ?? 'off'}`,
    `files: ${configuration.uploadsFolder ?? 'not taken, since there is no UPLOADS_DIR'}`,
    `brands: ${configuration.tenantsFolder ?? 'none'}`,
    `metrics: ${configuration.metricsToken ? '/metrics' : 'off'}`,
    `stop: waits ${configuration.stopTimeout / 1_000} seconds for what was sent`,
  ]
}

/** Host and database of an address that may hold a password. */
async function describeServer(url: { value(): Promise<string> }): Promise<string> {
  const address = await url.value()
  if (!URL.canParse(address)) return 'PostgreSQL'
  const { host, pathname } = new URL(address)
  return `PostgreSQL at ${host}${pathname}`
}
