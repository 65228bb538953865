import { join } from 'node:path'
import type { LimitOptions, RelayOptions, SpendingControls } from '../index.ts'
import type { Reader, Secret } from './createReader.ts'
import { findUnknownLimit } from './findUnknownLimit.ts'
import { isSafeAddress } from './isSafeAddress.ts'
import { type DatabaseConfiguration, readDatabase } from './readDatabase.ts'
import { readUploads, type UploadsConfiguration } from './readUploads.ts'

/** The reader of the settings: the program that serves, a server that opens a relay of its own, or a command on the ledger. */
type Purpose = 'program' | 'host' | 'command'

/** Everything that the program needs to know before it starts. */
export type Configuration = {
  service: { baseUrl: string; apiKey: Secret; allowInsecure: boolean }
  environment: 'sandbox' | 'production'
  backendSecret: Secret
  tokens: { secret: Secret | null; lifetime: number; allowsOperators: boolean; origins: readonly string[] }
  webhookSecret: Secret | null
  outcomes: { url: string; secret: Secret; allowPrivate: readonly string[] } | null
  ledgerSecret: Secret | null
  witness: string | null
  database: DatabaseConfiguration
  uploads: UploadsConfiguration | null
  tenantsFolder: string | null
  unreviewedLocales: boolean
  /** Whether people of a channel partner change its brand. */
  editsBrands: boolean
  drawdownCost: NonNullable<RelayOptions['drawdownCost']> | null
  customerPartnersOf: 'session' | 'service'
  limits: LimitOptions | null
  spendingControls: SpendingControls | null
  retention: NonNullable<RelayOptions['retention']> | null
  mountPath: string
  host: string
  port: number
  logLevel: 'info' | 'warn' | 'error' | 'silent'
  metricsToken: Secret | null
  /** Milliseconds. */
  stopTimeout: number
  /** Every secret that was given, by its name. */
  secrets: ReadonlyMap<string, Secret>
}

const required = 'set it to what `openssl rand -base64 32` prints'
const long = { shape: /^.{32,}$/, says: '32 characters or more, such as `openssl rand -base64 32` prints' }
const standardSecret = {
  shape: /^whsec_[A-Za-z0-9+/]{32,}={0,2}$/,
  says: 'whsec_ followed by base64 of 24 bytes or more, as `echo whsec_$(openssl rand -base64 32)` prints it',
}
/** The beginnings of the secrets of examples and of the sandbox. */
const publicSecret = /^(?:demo|change|example|test|sk_sandbox_demo|whsec_b25sZW5kLXNhbmRib3gtZGVtby)/i

type Options = {
  purpose?: Purpose
  /** The names of secrets of the host itself: each is required, and as long as those of the relay. */
  secrets?: readonly string[] | undefined
}

/** Reads and checks all settings. Do not use the returned value when there is a fault. */
export async function readConfiguration(
  reader: Reader,
  faults: string[],
  { purpose = 'program', secrets: ownSecrets = [] }: Options = {},
): Promise<Configuration> {
  const environment = reader.oneOf('LENDING_ENVIRONMENT', ['sandbox', 'production'])
  const isProduction = environment === 'production'
  const allowInsecure = reader.flag('ALLOW_INSECURE_API')
  const apiKey = await reader.secret('LENDING_API_KEY', {
    required: "set it to the service's secret key",
    shape: /^[\x21-\x7e]{8,}$/,
    says: 'a key of 8 characters or more, without spaces',
  })
  const backendSecret = await reader.secret('BACKEND_SECRET', {
    ...(purpose === 'program' && {
      required: 'set it to what `openssl rand -base64 32` prints, here and in your backend',
    }),
    isList: true,
    ...long,
  })
  const origins = readAllowedOrigins(reader, faults)
  const needsTokens = purpose === 'program' || (purpose === 'host' && origins.length > 0)
  const tokenSecret = await reader.secret('TOKEN_SECRET', {
    ...(needsTokens && { required }),
    isList: true,
    ...long,
  })
  const webhookSecret = await reader.secret('WEBHOOK_SECRET', {
    isList: true,
    ...standardSecret,
  })
  const outcomesUrl = reader.text('OUTCOMES_URL')
  const allowPrivate = reader.list('OUTCOMES_ALLOW_PRIVATE')
  if (outcomesUrl !== null && !isReceiver(outcomesUrl, allowPrivate))
    faults.push(
      'OUTCOMES_URL has to be an https address without credentials, or http for a host that OUTCOMES_ALLOW_PRIVATE names',
    )
  const outcomesSecret = await reader.secret('OUTCOMES_SECRET', {
    ...(outcomesUrl !== null && { required: 'OUTCOMES_URL needs it; set it here and in your backend' }),
    isList: true,
    ...standardSecret,
  })
  const ledgerSecret = await reader.secret('LEDGER_SECRET', {
    ...(isProduction && { required: 'in production it seals what the ledger keeps of people; set it' }),
    isList: true,
    ...long,
  })
  const metricsToken = await reader.secret('METRICS_TOKEN', {
    shape: /^\S{16,}$/,
    says: '16 characters or more, without spaces',
  })
  const database = await readDatabase(reader)
  const allowsEmbedded = reader.flag('ALLOW_EMBEDDED')
  const uploads = await readUploads(reader, faults)
  for (const name of ownSecrets) await reader.secret(name, { required, isList: true, ...long })
  await checkSecrets(reader.secrets, { isProduction, faults })
  if (isProduction && allowInsecure)
    faults.push(
      'ALLOW_INSECURE_API is for sandboxes: in production the key would travel in the clear, so leave it out',
    )
  if (isProduction && database.kind === 'embedded' && !allowsEmbedded)
    faults.push(
      'DATABASE_URL is missing: name a PostgreSQL in production, or set ALLOW_EMBEDDED to true, with which a power cut can take the last moments',
    )
  return {
    service: {
      baseUrl: readServiceAddress(reader, { allowInsecure, faults }),
      apiKey: apiKey ?? none,
      allowInsecure,
    },
    environment,
    backendSecret: backendSecret ?? none,
    tokens: {
      secret: tokenSecret,
      lifetime: reader.integer('TOKEN_LIFETIME', { fallback: 300, from: 10, to: 3_600 }) * 1_000,
      allowsOperators: reader.flag('TOKEN_OPERATORS'),
      origins,
    },
    webhookSecret,
    outcomes:
      outcomesUrl === null ? null : { url: outcomesUrl, secret: outcomesSecret ?? none, allowPrivate },
    ledgerSecret,
    witness:
      reader.text('LEDGER_WITNESS') ??
      (database.kind === 'embedded' ? join(database.folder, 'ledger-witness') : null),
    database,
    uploads,
    tenantsFolder: reader.text('TENANTS_DIR'),
    unreviewedLocales: reader.flag('UNREVIEWED_LOCALES'),
    editsBrands: reader.flag('EDIT_BRANDS'),
    drawdownCost:
      isProduction || reader.text('DRAWDOWN_COST') !== null
        ? reader.oneOf('DRAWDOWN_COST', ['estimate', 'range', 'elsewhere'])
        : null,
    customerPartnersOf: reader.oneOf('CUSTOMER_PARTNERS_OF', ['session', 'service'], 'session'),
    limits: readLimits(reader, faults),
    // The casts: createRelay checks these and names the fields that it refuses.
    spendingControls: reader.object('SPENDING_CONTROLS') as SpendingControls | null,
    retention: reader.object('RETENTION') as NonNullable<RelayOptions['retention']> | null,
    mountPath: readMountPath(reader, faults),
    host: reader.text('HOST', '127.0.0.1'),
    port: reader.integer('PORT', { fallback: 4_310, from: 0, to: 65_535 }),
    logLevel: reader.oneOf('LOG_LEVEL', ['info', 'warn', 'error', 'silent'], 'info'),
    metricsToken,
    stopTimeout: reader.integer('STOP_TIMEOUT', { fallback: 60, from: 1, to: 3_600 }) * 1_000,
    secrets: reader.secrets,
  }
}

/** Stands for a secret that is missing, which is a fault. */
const none: Secret = { value: async () => '', values: async () => [], seen: () => [], isFile: false }

type Rules = { isProduction: boolean; faults: string[] }

const fewestCharacters = 10

/** Looks for secrets that are given twice, and in production for those that everybody knows or can guess. The service makes its own key. */
async function checkSecrets(
  secrets: ReadonlyMap<string, Secret>,
  { isProduction, faults }: Rules,
): Promise<void> {
  const found = new Map<string, string>()
  for (const [name, secret] of secrets) {
    if (name.startsWith('DATABASE_')) continue
    for (const value of await secret.values().catch(() => [])) {
      const other = found.get(value)
      if (other !== undefined)
        faults.push(
          `${name} holds the same secret as ${other}: a person who learns one would have both, so make one for each`,
        )
      found.set(value, name)
      if (isProduction && publicSecret.test(value))
        faults.push(`${name} begins as one of an example does: make your own for production`)
      else if (isProduction && name !== 'LENDING_API_KEY' && new Set(value).size < fewestCharacters)
        faults.push(`${name} is no random text: ${required}`)
    }
  }
}

function readServiceAddress(
  reader: Reader,
  { allowInsecure, faults }: { allowInsecure: boolean; faults: string[] },
): string {
  const value = reader.text('LENDING_API_URL')
  const isPlain = allowInsecure && URL.canParse(value ?? '') && new URL(value ?? '').protocol === 'http:'
  if (value === null)
    faults.push(
      "LENDING_API_URL is missing: set it to the service's address before /v1, or run `npx @onlend/sandbox` and set it to http://127.0.0.1:4311",
    )
  else if (!isPlain && !isSafeAddress(value))
    faults.push(
      'LENDING_API_URL has to be an https address, or http on this machine (ALLOW_INSECURE_API=true for a closed network)',
    )
  return value ?? ''
}

/** Whether outcome events can go to an address: `outcomeWebhook` would refuse others only at the first event. */
function isReceiver(text: string, allowPrivate: readonly string[]): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || url.username !== '' || url.password !== '' || url.hash !== '') return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && allowPrivate.includes(url.hostname))
}

function readAllowedOrigins(reader: Reader, faults: string[]): readonly string[] {
  const origins = reader.list('ALLOWED_ORIGINS')
  if (origins.some((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin))
    faults.push(
      'ALLOWED_ORIGINS has to hold exact origins such as https://shop.example, without a path or a slash at the end',
    )
  return origins
}

function readLimits(reader: Reader, faults: string[]): LimitOptions | null {
  const limits = reader.object('LIMITS')
  const unknown = limits && findUnknownLimit(limits)
  if (unknown) faults.push(`LIMITS: ${unknown}`)
  // The cast: the names were looked at here, and createRelay looks at the numbers.
  return limits as LimitOptions | null
}

function readMountPath(reader: Reader, faults: string[]): string {
  const path = reader.text('MOUNT_PATH', '/lending')
  const mountPath = path === '/' ? '' : path
  if (mountPath !== '' && !/^(?:\/[A-Za-z0-9_~-]+)+$/.test(mountPath))
    faults.push('MOUNT_PATH has to be a path such as /lending, without a slash at its end')
  return mountPath
}
