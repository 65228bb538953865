import { join } from 'node:path'
import { isLoopback } from './isLoopback.ts'

/** The host's own settings, beside those of the relay. */
export type HostSettings = {
  /** Milliseconds that a page waits for its first reads; the browser makes the late ones. */
  pageReadTimeout: number
  /** The origin of the app for browsers, such as `https://app.example`; `null` while it is only known from each request. */
  publicOrigin: string | null
  /** The header in which the proxy in front puts the client's address; `null` takes the address of the connection. */
  clientAddressHeader: string | null
  /** A JSON list of the people who may sign in; the demo people when absent. */
  usersFile: string | null
  /** A folder with a JSON file for each brand. */
  tenantsDir: string
  /** The address of the sandbox's control page, for a link in the demo. */
  sandboxControlUrl: string | null
  /** The port of the demo's second site, on another origin; `null` leaves it out. */
  embedDemoPort: number | null
  /** The collector of traces, over OTLP and HTTP; `null` turns them off. */
  traceCollector: string | null
}

const ownTenants = join(import.meta.dirname, '../../tenants')

/** Reads the host's own settings, and adds a line to the faults for each that is wrong. */
export function readHostSettings(
  variables: Readonly<Record<string, string | undefined>>,
  faults: string[],
): HostSettings {
  const read = (name: string, isRight: (value: string) => boolean, says: string): string | null => {
    const value = variables[name] || null
    if (value === null || isRight(value)) return value
    faults.push(`${name} must be ${says}`)
    return null
  }
  const number = (name: string, most: number): number | null => {
    const isRight = (value: string) => /^\d{1,6}$/.test(value) && Number(value) <= most
    const value = read(name, isRight, `a whole number from 0 to ${most}.`)
    return value === null ? null : Number(value)
  }
  return {
    pageReadTimeout: number('PAGE_READ_TIMEOUT_MS', 60_000) ?? 500,
    publicOrigin: read(
      'PUBLIC_ORIGIN',
      (value) => URL.canParse(value) && new URL(value).origin === value && isSafe(new URL(value)),
      'an https origin such as https://app.example, or http on this machine.',
    ),
    clientAddressHeader: read(
      'CLIENT_ADDRESS_HEADER',
      (value) => /^[A-Za-z][A-Za-z0-9-]{0,63}$/.test(value),
      'the name of a header such as X-Forwarded-For.',
    ),
    usersFile: variables.USERS_FILE || null,
    tenantsDir: variables.TENANTS_DIR || ownTenants,
    sandboxControlUrl: variables.SANDBOX_CONTROL_URL || null,
    embedDemoPort: number('EMBED_DEMO_PORT', 65_535),
    traceCollector:
      read(
        'OTEL_EXPORTER_OTLP_ENDPOINT',
        (value) => URL.canParse(value) && isSafe(new URL(value)),
        'an https address, or http on this machine.',
      )?.replace(/\/$/, '') ?? null,
  }
}

function isSafe({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}
