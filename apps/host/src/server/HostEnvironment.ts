import type { logLevels } from './logLevels.ts'
import type { UploadsBucket } from './readUploadsBucket.ts'

/** The settings of the host backend from its environment. */
export type HostEnvironment = {
  lendingApiUrl: string
  /** Empty where it stands in a file. */
  lendingApiKey: string
  /** Files with secrets that may be replaced while the host runs; `null` where a secret is given itself. */
  secretFiles: Record<'apiKey' | 'webhook' | 'token' | 'session' | 'ledger', string | null>
  lendingEnvironment: 'sandbox' | 'production'
  /** Milliseconds in which the service must answer once it has every file of a write. */
  lendingUploadTimeout: number
  /** Milliseconds that a page waits for its first reads; the browser makes the late ones. */
  pageReadTimeout: number
  /** A PostgreSQL server for the relay's ledger, which several hosts may share; `null` is the embedded one in `dataDir`. */
  databaseUrl: string | null
  /** Whether the operator has accepted the embedded ledger where money is real. */
  allowsEmbedded: boolean
  /** The secrets that `npm start` made because none were given, by the names of their variables. */
  madeUpSecrets: string[]
  /** A folder for the embedded ledger. */
  dataDir: string
  /** A bucket for the files that wait for their write, which several hosts may share; `null` is a folder in `dataDir`. */
  uploadsBucket: UploadsBucket | null
  /** How much all partners may stage and how much stays free on the disk, in bytes; whether ClamAV scans it, or the operator has accepted that nothing does. */
  uploads: { maxTotalBytes: number; minFreeBytes: number; isScanned: boolean; allowsUnscanned: boolean }
  /** The origin of the app for browsers, such as `https://app.example`; `null` while it is only known from each request. */
  publicOrigin: string | null
  /** The header in which the proxy in front puts the client's address; `null` takes the address of the connection. */
  clientAddressHeader: string | null
  /** Makes the ids of sessions from their cookies. Empty where it stands in a file. */
  sessionSecret: string
  webhookSecret: string
  /** Seal the ledger's data about people: the first seals, all open. Empty leaves it to the relay, in the sandbox alone. */
  ledgerSecrets: string[]
  /** For how many days operations and webhooks are kept that are final. */
  retention: { operations: number | 'forever'; webhooks: number | 'forever' }
  /** Whether the operator has set the retention of records and the room for staged files, and left neither to a default. */
  decided: { retention: boolean; room: boolean }
  /** A file that remembers which operations were sent last, so that a restored database is recognised; not where it is restored with it. */
  ledgerWitness: string
  /** A JSON list of the people who may sign in; the demo people when absent. */
  usersFile: string | null
  /** The businesses that a channel partner's people may act for: those in the list of people, or every one that the service lists for them. */
  customerPartnersOf: 'session' | 'service'
  /** The place where people learn the cost of a drawdown, as the relay's option of this name; `null` leaves it open, in the sandbox alone. */
  drawdownCost: 'range' | 'elsewhere' | null
  /** A folder with a JSON file for each brand. */
  tenantsDir: string
  /** The address of the sandbox's control page, for a link in the demo. */
  sandboxControlUrl: string | null
  /** Signs the tokens of pages on other origins; `null` turns token mode off. */
  tokenSecret: string | null
  /** The origins whose pages may call the relay with a token. */
  embedOrigins: string[]
  /** The port of the demo's second site, on another origin; `null` leaves it out. */
  embedDemoPort: number | null
  logLevel: (typeof logLevels)[number]
  /** A request with this bearer token may read `/metrics`; `null` turns the page off. */
  metricsToken: string | null
  /** The collector of traces, over OTLP and HTTP; `null` turns them off. */
  traceCollector: string | null
  hostname: string
  port: number
}
