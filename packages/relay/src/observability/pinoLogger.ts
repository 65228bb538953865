import { type DestinationStream, pino } from 'pino'
import type { LogFields, Logger } from '../lib/Logger.ts'
import { createSecretPatterns } from '../lib/patterns/createSecretPatterns.ts'

/** `Authorization` values that were logged whole, and JSON web tokens. */
const credentials = /\b(?:Bearer|Basic)\s+[\w.~+/-]+=*|\beyJ[\w-]+\.[\w-]+\.[\w-]*/g

/** Names that a log line of the relay never has, and under which another library's line would hold a secret or personal data. */
const secretFields: ReadonlySet<string> = new Set([
  'apiKey',
  'api_key',
  'app_key',
  'appKey',
  'authorization',
  'Authorization',
  'cookie',
  'Cookie',
  'password',
  'secret',
  'token',
  'bvn',
  'nin',
  'unique_id',
  'account_number',
  'contact_number',
  'phone_number',
])

type PinoLoggerOptions = {
  /** @default 'info' */
  level?: 'info' | 'warn' | 'error' | 'silent'
  /** Where lines go, such as `pino.destination('./relay.log')` or a transport. @default stdout */
  destination?: DestinationStream
  /** Values that may never be written: the API key, webhook secrets, the database address. A function is asked for each line; it returns the same list until one is added. */
  secrets?: readonly string[] | (() => readonly string[])
  /** Set on every line, such as the name of the instance. */
  base?: Readonly<Record<string, string>>
}

/**
 * A logger on `pino`: one JSON object a line, times in ISO UTC, secrets taken out of whatever is logged through it.
 * The relay's own lines hold none in the first place; this is the second net.
 *
 * @example
 * const logger = pinoLogger({ secrets: [LENDING_API_KEY, WEBHOOK_SECRET] })
 */
export function pinoLogger({
  level = 'info',
  destination,
  secrets = [],
  base = {},
}: PinoLoggerOptions = {}): Logger {
  const options = {
    level,
    base,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    hooks: { streamWrite: createScrubber(secrets) },
  }
  const lines = destination ? pino(options, destination) : pino(options)
  return {
    info: (fields, message) => lines.info(withoutSecrets(fields), message),
    warn: (fields, message) => lines.warn(withoutSecrets(fields), message),
    error: (fields, message) => lines.error(withoutSecrets(fields), message),
  }
}

/** By name. Fields are flat, so this is a look at each key; pino's own redaction costs more than the rest of the line. */
function withoutSecrets(fields: LogFields): LogFields {
  const isClean = Object.keys(fields).every((name) => !secretFields.has(name))
  if (isClean) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, secretFields.has(name) ? '[removed]' : value]),
  )
}

/**
 * Makes what takes secrets out of a finished log line: the values given, as they are, in a URL, in a string of JSON and inside anything in
 * base64, and whatever looks like a credential.
 */
function createScrubber(secrets: NonNullable<PinoLoggerOptions['secrets']>): (line: string) => string {
  const read = typeof secrets === 'function' ? secrets : () => secrets
  let list = read()
  let patterns = writePatterns(list)
  return (line) => {
    const now = read()
    if (now !== list) patterns = writePatterns(now)
    list = now
    let clean = line
    for (const { removeFrom } of patterns) clean = removeFrom(clean)
    return clean.replace(credentials, '[removed]')
  }
}

function writePatterns(secrets: readonly string[]) {
  const spellings = secrets
    .filter((secret) => secret !== '')
    .flatMap((secret) => [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])
  // The longest first, so that no rest of it stays where one secret is the beginning of another.
  return [...new Set(spellings)].sort((left, right) => right.length - left.length).map(createSecretPatterns)
}
