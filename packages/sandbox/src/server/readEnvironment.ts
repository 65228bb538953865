import { OptionError } from '@onlend/core/internal'

/** The settings of a sandbox behind a port. */
export type SandboxEnvironment = {
  /** The port; 0 for any free one. */
  port: number
  host: string
  /** The key that callers send as `Authorization: Bearer`. */
  apiKey: string
  /** The address for events; `null` for none. */
  webhookUrl: string | null
  /** The secret that signs events in the Standard Webhooks manner, `whsec_` and base64; `null` for no signature. */
  webhookSecret: string | null
  /** The file that keeps the state between starts; `null` for memory only. */
  snapshotFile: string | null
}

/**
 * Reads the environment. An empty value counts as absent.
 *
 * @throws Error with one line that names the variable, when a value is malformed.
 */
export function readEnvironment(environment: Record<string, string | undefined>): SandboxEnvironment {
  const read = (name: string): string | null => environment[name]?.trim() || null
  return {
    port: readPort(read('PORT') ?? '4311'),
    host: read('HOST') ?? '127.0.0.1',
    apiKey: readKey(read('SANDBOX_API_KEY') ?? 'sk_sandbox_demo'),
    webhookUrl: readUrl(read('WEBHOOK_URL')),
    webhookSecret: readSecret(read('WEBHOOK_SECRET')),
    snapshotFile: read('SNAPSHOT_FILE'),
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new OptionError('PORT must be a whole number from 0 to 65535')
}

function readKey(text: string): string {
  if (/^[\x21-\x7e]+$/.test(text)) return text
  throw new OptionError('SANDBOX_API_KEY must be printable characters without spaces')
}

function readUrl(text: string | null): string | null {
  if (text === null) return null
  if (URL.canParse(text) && /^https?:/.test(text)) return text
  throw new OptionError('WEBHOOK_URL must be an http or https address')
}

function readSecret(text: string | null): string | null {
  if (text === null || /^whsec_[A-Za-z0-9+/]+={0,2}$/.test(text)) return text
  throw new OptionError('WEBHOOK_SECRET must be whsec_ followed by base64')
}
