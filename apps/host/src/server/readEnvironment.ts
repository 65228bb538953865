import { join } from 'node:path'
import type { HostEnvironment } from './HostEnvironment.ts'
import { isLoopback } from './isLoopback.ts'
import { logLevels } from './logLevels.ts'
import { readUploadsBucket } from './readUploadsBucket.ts'

const ownTenants = join(import.meta.dirname, '../../tenants')

type Variables = Readonly<Record<string, string | undefined>>

/** Reads the environment, or throws one sentence that names the variable and says what it must be. */
export function readEnvironment(variables: Variables): HostEnvironment {
  const lendingEnvironment = oneOf(variables, 'LENDING_ENVIRONMENT', ['sandbox', 'production'] as const)
  const usersFile = variables.USERS_FILE || null
  if (lendingEnvironment === 'production' && usersFile === null) {
    throw new Error(
      'USERS_FILE is required with LENDING_ENVIRONMENT=production: the demo people must not reach real money.',
    )
  }
  const secretFiles = {
    apiKey: secretFile(variables, 'LENDING_API_KEY'),
    webhook: secretFile(variables, 'WEBHOOK_SECRET'),
    token: secretFile(variables, 'TOKEN_SECRET'),
    session: secretFile(variables, 'SESSION_SECRET'),
    ledger: secretFile(variables, 'LEDGER_SECRET'),
  }
  const embedOrigins = origins(variables, 'EMBED_ORIGINS')
  const isEmbedded = embedOrigins.length > 0
  return {
    lendingApiUrl: address(variables, 'LENDING_API_URL'),
    lendingApiKey: secretFiles.apiKey === null ? text(variables, 'LENDING_API_KEY') : '',
    secretFiles,
    lendingEnvironment,
    lendingUploadTimeout: seconds('LENDING_UPLOAD_TIMEOUT', variables.LENDING_UPLOAD_TIMEOUT || '120') * 1000,
    pageReadTimeout: milliseconds('PAGE_READ_TIMEOUT_MS', variables.PAGE_READ_TIMEOUT_MS || '500'),
    databaseUrl: databaseAddress(variables, 'DATABASE_URL'),
    allowsEmbedded: variables.ALLOW_EMBEDDED === '1',
    madeUpSecrets: (variables.MADE_UP_SECRETS ?? '').split(',').filter((name) => name !== ''),
    dataDir: variables.DATA_DIR || '.data',
    uploadsBucket: readUploadsBucket(variables),
    uploads: {
      maxTotalBytes: megabytes('UPLOADS_TOTAL_MB', variables.UPLOADS_TOTAL_MB || '20480', 1),
      minFreeBytes: megabytes('UPLOADS_FREE_MB', variables.UPLOADS_FREE_MB || '512', 0),
      isScanned: variables.CLAMD === '1',
      allowsUnscanned: variables.ALLOW_UNSCANNED === '1',
    },
    publicOrigin: publicOrigin(variables, 'PUBLIC_ORIGIN'),
    clientAddressHeader: headerName(variables, 'CLIENT_ADDRESS_HEADER'),
    sessionSecret: secretFiles.session === null ? text(variables, 'SESSION_SECRET', 32) : '',
    webhookSecret: secretFiles.webhook === null ? webhookSecret(variables) : '',
    ledgerSecrets: secretFiles.ledger === null ? ledgerSecrets(variables, lendingEnvironment) : [],
    ledgerWitness: variables.LEDGER_WITNESS || join(variables.DATA_DIR || '.data', 'ledger-witness'),
    retention: readRetention(variables),
    decided: {
      retention: Boolean(variables.RETENTION_OPERATIONS),
      room: Boolean(variables.UPLOADS_TOTAL_MB),
    },
    usersFile,
    customerPartnersOf: oneOf(
      {
        ...variables,
        CUSTOMER_PARTNERS_OF: variables.CUSTOMER_PARTNERS_OF || (usersFile ? 'session' : 'service'),
      },
      'CUSTOMER_PARTNERS_OF',
      ['session', 'service'] as const,
    ),
    drawdownCost:
      lendingEnvironment === 'production' || variables.DRAWDOWN_COST
        ? oneOf(variables, 'DRAWDOWN_COST', ['range', 'elsewhere'] as const)
        : null,
    tenantsDir: variables.TENANTS_DIR || ownTenants,
    sandboxControlUrl: variables.SANDBOX_CONTROL_URL || null,
    tokenSecret: isEmbedded && secretFiles.token === null ? text(variables, 'TOKEN_SECRET', 32) : null,
    embedOrigins,
    embedDemoPort: variables.EMBED_DEMO_PORT ? port('EMBED_DEMO_PORT', variables.EMBED_DEMO_PORT) : null,
    logLevel: oneOf({ ...variables, LOG_LEVEL: variables.LOG_LEVEL || 'warn' }, 'LOG_LEVEL', logLevels),
    metricsToken: variables.METRICS_TOKEN ? text(variables, 'METRICS_TOKEN', 16) : null,
    traceCollector: variables.OTEL_EXPORTER_OTLP_ENDPOINT
      ? address(variables, 'OTEL_EXPORTER_OTLP_ENDPOINT').replace(/\/$/, '')
      : null,
    hostname: variables.HOST || '127.0.0.1',
    port: port('PORT', variables.PORT || '4310'),
  }
}

function text(variables: Variables, name: string, shortest = 1): string {
  const value = variables[name] ?? ''
  if (value.length >= shortest) return value
  throw new Error(
    `${name} is ${value === '' ? 'missing' : 'too short'}: it must have at least ${shortest} characters.`,
  )
}

/** A secret that `standardWebhookVerifier` takes, checked here so that the error names the variable. */
function webhookSecret(variables: Variables): string {
  const value = text(variables, 'WEBHOOK_SECRET')
  if (/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/.test(value)) return value
  throw new Error('WEBHOOK_SECRET must be whsec_ followed by base64 of 24 bytes or more.')
}

/** Several are a rotation: the first seals, all open. */
function ledgerSecrets(variables: Variables, environment: HostEnvironment['lendingEnvironment']): string[] {
  const secrets = (variables.LEDGER_SECRET ?? '').split(',').filter((secret) => secret !== '')
  if (secrets.some((secret) => secret.length < 32))
    throw new Error('LEDGER_SECRET must be secrets of at least 32 characters, separated by commas.')
  if (environment === 'production' && secrets.length === 0)
    throw new Error(
      'LEDGER_SECRET is required with LENDING_ENVIRONMENT=production: it seals what the ledger keeps of people.',
    )
  return secrets
}

function readRetention(variables: Variables): HostEnvironment['retention'] {
  const operations = days('RETENTION_OPERATIONS', variables.RETENTION_OPERATIONS || 'forever')
  return {
    operations,
    webhooks: days('RETENTION_WEBHOOKS', variables.RETENTION_WEBHOOKS || String(operations)),
  }
}

function days(name: string, value: string): number | 'forever' {
  if (value === 'forever') return value
  const number = Number(value)
  if (Number.isInteger(number) && number >= 30 && number <= 36_500) return number
  throw new Error(`${name} must be a whole number of days from 30 on, or forever.`)
}

function address(variables: Variables, name: string): string {
  const value = text(variables, name)
  const isLocal = /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])(?::\d+)?(?:\/|$)/.test(value)
  if (URL.canParse(value) && (isLocal || value.startsWith('https://'))) return value
  throw new Error(`${name} must be an https address, or http on this machine.`)
}

function secretFile(variables: Variables, name: string): string | null {
  const path = variables[`${name}_FILE`] || null
  if (path !== null && variables[name])
    throw new Error(`${name} and ${name}_FILE are both given: one of them is read, so leave the other out.`)
  return path
}

function publicOrigin(variables: Variables, name: string): string | null {
  const value = variables[name] || null
  if (value === null) return null
  const url = URL.canParse(value) ? new URL(value) : null
  if (url?.origin === value && (url.protocol === 'https:' || isLoopback(url.hostname))) return value
  throw new Error(`${name} must be an https origin such as https://app.example, or http on this machine.`)
}

function headerName(variables: Variables, name: string): string | null {
  const value = variables[name] || null
  if (value === null || /^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(value)) return value
  throw new Error(`${name} must be the name of a header such as X-Forwarded-For.`)
}

function oneOf<const Value extends string>(
  variables: Variables,
  name: string,
  allowed: readonly Value[],
): Value {
  const value = variables[name]
  const found = allowed.find((candidate) => candidate === value)
  if (found !== undefined) return found
  throw new Error(`${name} must be ${allowed.join(' or ')}.`)
}

function port(name: string, value: string): number {
  const number = Number(value)
  if (Number.isInteger(number) && number >= 0 && number <= 65_535) return number
  throw new Error(`${name} must be a whole number from 0 to 65535.`)
}

function seconds(name: string, value: string): number {
  const number = Number(value)
  if (Number.isInteger(number) && number >= 1 && number <= 600) return number
  throw new Error(`${name} must be a whole number of seconds from 1 to 600.`)
}

function milliseconds(name: string, value: string): number {
  const number = Number(value)
  if (Number.isInteger(number) && number >= 0 && number <= 60_000) return number
  throw new Error(`${name} must be a whole number of milliseconds from 0 to 60000.`)
}

function megabytes(name: string, value: string, least: number): number {
  const number = Number(value)
  if (Number.isInteger(number) && number >= least && number <= 1_000_000_000) return number * 1_048_576
  throw new Error(`${name} must be a whole number of megabytes from ${least} on.`)
}

function databaseAddress(variables: Variables, name: string): string | null {
  const value = variables[name] || null
  if (value === null || (/^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value))) return value
  // The value may hold a password, so it is not repeated.
  throw new Error(`${name} must be a PostgreSQL address such as postgres://user@host:5432/name.`)
}

function origins(variables: Variables, name: string): string[] {
  const values = (variables[name] ?? '').split(',').filter((value) => value !== '')
  for (const value of values) {
    if (!URL.canParse(value) || new URL(value).origin !== value) {
      throw new Error(`${name} must be origins such as https://shop.example, separated by commas.`)
    }
  }
  return values
}
