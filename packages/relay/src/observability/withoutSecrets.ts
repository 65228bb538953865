import type { LogFields } from '../lib/Logger.ts'

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

/** Takes out of a line's fields what their names say is a secret. Fields are flat, so this is a look at each key; pino's own redaction costs more than the rest of the line. */
export function withoutSecrets(fields: LogFields): LogFields {
  const isClean = Object.keys(fields).every((name) => !secretFields.has(name))
  if (isClean) return fields
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, secretFields.has(name) ? '[removed]' : value]),
  )
}
