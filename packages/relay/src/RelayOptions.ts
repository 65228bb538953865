import type { Operation } from '@onlend/core'
import type { EndpointName, WriteName } from '@onlend/core/internal'
import type { RelayEndpointName } from '@onlend/core/relay'
import type { Changing } from './lib/createListReader.ts'
import type { Clock } from './lib/Clock.ts'
import type { CreateTransport } from './upstream/UpstreamTransport.ts'
import type { LedgerWitness } from './ledger/fence/LedgerWitness.ts'
import type { Owner } from './database/Owner.ts'
import type { Principal } from './http/Principal.ts'
import type { LimitOptions } from './http/limits/LimitOptions.ts'
import type { Logger } from './lib/Logger.ts'
import type { LoggingOptions } from './observability/createActorNames.ts'
import type { RelayMetrics } from './observability/Measurement.ts'
import type { RelayTracing } from './observability/Tracing.ts'
import type { MoreAnswerFields } from './upstream/projection/readAnswerFields.ts'
import type { RetentionOptions } from './ledger/retention/readRetention.ts'
import type {
  SpendingControls,
  SpendingQuestion,
  StepUpQuestion,
} from './ledger/spending/SpendingControls.ts'
import type { LedgerSecret } from './database/sealing/createSealing.ts'
import type { Database } from './database/Database.ts'
import type { TenantSource } from './tenants/TenantSource.ts'
import type { UploadOptions } from './uploads/UploadOptions.ts'
import type { WebhookParser } from './inbox/WebhookEvent.ts'
import type { WebhookVerifier } from './inbox/WebhookVerifier.ts'

/** What the key may depend on, since the API document leaves open which credential channel calls use (Partner API, Authentication). */
export type ApiKeyContext = {
  endpoint: EndpointName
  /** `null` where the relay asks by itself, to confirm what a webhook said. */
  principal: Principal | null
}

/** What `authorize` is asked: may this person do this for this owner? */
export type AuthorizeContext = {
  principal: Principal
  /** One of the service's endpoints, or a route of the relay's own, such as `listOperations` or `resolveOperation`. */
  endpoint: EndpointName | RelayEndpointName
  /** Whose data it is; `null` where the path names none, such as for a list of banks. */
  owner: Pick<Owner, 'kind' | 'id'> | null
  /** What would be sent, shown or changed; `null` for what is about no operation. */
  operation: AuthorizedOperation | null
}

/**
 * The operation that `authorize` is asked about. What is shown is asked by its kind alone, once for all of an owner, so that the list, one
 * operation and the stream agree; what is sent or changed is asked with everything that is known of it.
 */
export type AuthorizedOperation = {
  kind: WriteName
  /** Its idempotency key; `null` where it is asked what may be shown. */
  id: string | null
  /** How much, to whom and how many, with amounts as decimal strings in the currency of the operating country; `null` where it is asked what may be shown. */
  summary: Operation['summary'] | null
  /** The whole account or phone number of a write that would be sent. It is nowhere else: do not log it. */
  destination: string | null
}

/** What `ownsCustomerPartner` is asked: does this customer partner belong to this person's channel partner? */
export type OwnershipContext = {
  principal: Principal
  channelPartnerId: string
  customerPartnerId: string
}

/** A secret that signs tokens, and the name by which a token says so. */
export type TokenKey = { id: string; secret: string }

/** Tokens for pages of other origins, which get no cookies. */
export type TokenOptions = {
  /** Secrets of 32 bytes or more. The first signs and all verify: a new one goes last, then first once every instance has it, and the old one goes an hour later. A function is asked for each token, and may take two seconds. */
  keys: Changing<TokenKey>
  /** Whom the tokens are for, when several relays share a key. @default the mount path */
  audience?: string
  /** Milliseconds for which a token is good. @default 300000 */
  lifetime?: number
  /** Origins, such as `https://shop.example`, whose pages may read what their token grants. */
  origins: readonly string[]
}

/** Milliseconds until a call to the service is given up; a write that is given up becomes `unknown`, or stays so. */
export type UpstreamTimeouts = {
  /** @default 12000 */
  read: number
  /** @default 45000 */
  write: number
  /** A write with files, from its first byte to the answer. @default 570000 */
  upload: number
  /** Until a connection stands, TLS included; only `undiciTransport` sees one. @default 5000 */
  connect: number
  /**
   * From the beginning of a read to the status of its answer. After it a write without files is answered as `unknown`; the relay still
   * waits until `write` is over, and a late answer makes the operation `accepted` or `rejected`. @default 15000
   */
  headers: number
  /** From the end of a write with files, which the service reads before it answers, until the page is answered `unknown`; the relay still waits until `upload` is over. @default 120000 */
  uploadAnswer: number
  /** Between two pieces of an answer. @default 15000 */
  idle: number
}

/** The lending service and the key to it. */
export type UpstreamOptions = {
  /** The base address of the environment; https, or http on this machine. */
  baseUrl: string
  /**
   * The secret key, or a function that finds it. It never leaves the relay. A throw, an empty text or more than two seconds mean that there is
   * none, and nothing is sent.
   */
  apiKey: string | ((context: ApiKeyContext) => string | Promise<string>)
  /** @default the global `fetch` */
  fetch?: (request: Request) => Promise<Response>
  /**
   * How calls reach the service, instead of `fetch`. On Node use `undiciTransport()` of `@onlend/relay/node`: it streams files in
   * constant memory and gives every write a connection of its own.
   */
  transport?: CreateTransport
  timeouts?: Partial<UpstreamTimeouts>
  /** Allows a base address with http on another machine, for a closed network. @default false */
  allowInsecure?: boolean
}

/** One sender of webhooks; its address is `POST /webhooks/{name}`. */
export type WebhookSource = {
  /**
   * Decides whether a webhook is genuine. `'unverified'` believes every sender who knows the address: an outcome that becomes final that way is marked
   * `verified: false`, and a line is logged at start.
   */
  verify: WebhookVerifier | 'unverified'
  /**
   * Asked before the body is read, such as whether the address is on a list; it leaves the body alone. A throw or more than two seconds
   * mean no, which is answered like a forgery.
   */
  accept?: (request: Request) => boolean | Promise<boolean>
  /** Required in production, if only as `defaultWebhookParser`, so that the host has decided which events are final. @default defaultWebhookParser in the sandbox */
  parse?: WebhookParser
  /** Where a sender speaks for one customer partner only: events for another are put aside. */
  customerPartnerId?: string
  /**
   * `refetch` believes a settlement event about a transaction or a repayment only when the list of financings says the same (Partner API,
   * Endpoint 5). A withdrawal cannot be read back, so a settlement event about one counts as it is.
   */
  confirm?: 'refetch'
}

/** How the ledger behaves. */
export type OperationOptions = {
  /** Milliseconds for which a possible duplicate of an earlier write is held back, besides while that one's outcome is unknown; 0 turns both off. @default 600000 */
  duplicateWindow?: number
  /** Milliseconds without news after which an accepted write counts as stale. @default 86400000 */
  staleAfter?: number
  /** Milliseconds for which the body of an answer is kept for a repeated key; its outcome is kept for good. @default 86400000 */
  answerRetention?: number
  /** Two operators resolve an operation: the second confirms what the first proposed, and is never the same person. @default false */
  fourEyes?: boolean
}

/** How the event stream behaves. */
export type EventOptions = {
  /** Milliseconds between heartbeats; each also looks for change events that no signal announced. From 1000 to 30000. @default 15000 */
  heartbeat?: number
  /** Milliseconds after which an open stream is authenticated again. @default 60000 */
  sessionCheckInterval?: number
  /** Open streams of one person; one more ends the oldest of theirs, which is most often a connection that died unnoticed. @default 6 */
  streamsPerUser?: number
  /** Open streams of one partner; one more is refused. @default 200 */
  streamsPerPartner?: number
  /** Open streams of this instance; one more is refused. @default 5000 */
  streamsPerInstance?: number
  /** Milliseconds for which change events are kept. @default 604800000 */
  retention?: number
}

/** How received webhooks are matched and kept. */
export type InboxOptions = {
  /** `redacted` blanks identity and account numbers of a stored body once it has been matched. @default 'redacted' */
  storeRaw?: 'redacted' | 'full'
  /**
   * Milliseconds before an event within which a withdrawal was asked for that the event is tied to by amount and destination alone, where it names none
   * by a reference. @default 259200000
   */
  matchWindow?: number
  /**
   * Milliseconds for which the body of a webhook stays whole in which something is open or nothing final was read, so that a better parser can read it
   * again; then it is blanked like every other. 0 is at once for what says nothing final, and at the next sweep for what is open. @default 604800000
   */
  openRetention?: number
  /** Milliseconds for which received bodies are kept, blanked or not. @default 2592000000 */
  retention?: number
}

/** What `createRelay` needs. `authenticate` and `upstream.apiKey` have no default: without them nothing works, on purpose. */
export type RelayOptions = {
  upstream: UpstreamOptions
  environment: 'sandbox' | 'production'
  /** Where the host mounts the relay, such as `/lending`. @default '' */
  mountPath?: string
  /** Says who sent a request. `null`, an exception, or more than two seconds make the request unauthenticated. */
  authenticate: (request: Request) => Principal | null | Promise<Principal | null>
  /** Milliseconds for which a session of the host can be good at most: for so long a sign-out is remembered. @default 43200000 */
  sessionLifetime?: number
  /**
   * Asked after the relay's own checks, for the service's endpoints and for every route of the relay's own that shows or changes something; can
   * only narrow them. A throw or more than two seconds mean no.
   */
  authorize?: (context: AuthorizeContext) => boolean | Promise<boolean>
  /**
   * Where it is read for which customer partners a channel partner's people may act: `session` is the principal's own list, `service`
   * adds those that the service lists for the channel partner (Partner API, Endpoint 13), a minute old at most. @default 'session'
   */
  customerPartnersOf?: 'session' | 'service'
  /**
   * What people may move: limits by operation, person and day, and partner and day; new destinations held; a second person's approval; step-up. A function
   * is asked for each such operation, and once more when it is approved; `null` controls nothing. A throw, more than two seconds, or an answer
   * with a fault mean that nothing is sent. @default off
   */
  spendingControls?:
    | SpendingControls
    | ((question: SpendingQuestion) => SpendingControls | null | Promise<SpendingControls | null>)
  /**
   * Whether what the page sent in `X-Relay-Step-Up` proves that this person means this very operation; needed where a rule has `stepUp`.
   * `createStepUpProofs` makes one. A throw or more than two seconds mean that nothing is sent.
   */
  verifyStepUp?: (question: StepUpQuestion) => boolean | Promise<boolean>
  /**
   * Asked instead of the service about a customer partner that is not in the principal's list. A throw or more than two seconds mean no.
   * What it allows is not in `GET /session`, which can only name what is listed.
   */
  ownsCustomerPartner?: (context: OwnershipContext) => boolean | Promise<boolean>
  /**
   * Reads the owner's financings, and the active drawdown, before repayments and transactions are sent, and refuses those that refer to what
   * is not theirs (Partner API, Endpoints 4 and 6). One more read for each such write. Without it the service is relied on. @default false
   */
  checkReferences?: boolean
  /** Turns token mode on. @default off */
  tokens?: TokenOptions
  /** Fields that pass besides the usual ones in the answers that are cut, such as `{ getCustomerPartner: ['bvn'] }`. */
  answerFields?: MoreAnswerFields
  /** Where ledger, inbox and change events are kept: `openPgliteDatabase` or `openPostgresDatabase`, PostgreSQL 15 or newer. The tables are made on first use; closing it is the host's. */
  database: Database
  /**
   * Seals what the ledger keeps of people: answers, webhooks, names, messages, evidence, drafts. 32 characters or more, kept apart from the database. A list
   * rotates: the first seals, all open. A function is asked again every half a minute. Required in production.
   *
   * @default in the sandbox, one that the store makes and keeps, which protects nothing from a person who has the database
   */
  ledgerSecret?: LedgerSecret
  /**
   * Remembers outside of the database which operations were sent last, so that a database that was restored from a backup is recognised at the start, and no
   * key of a page that it has forgotten is sent again. `fileWitness` of `@onlend/relay/node` is one. Without it this is noticed only while the process runs.
   */
  witness?: LedgerWitness
  /** Turns `/uploads` on, and writes with files that wait there. @default off */
  uploads?: UploadOptions
  /** Brands of channel partners, for `GET /tenant`. @default none */
  tenants?: TenantSource
  /** Senders of webhooks by name. A name that is not here answers 404. */
  webhooks?: Readonly<Record<string, WebhookSource>>
  operations?: OperationOptions
  events?: EventOptions
  inbox?: InboxOptions
  /** For how many days operations and webhooks are kept. Turn it on once every instance runs a version that knows it. @default for good */
  retention?: RetentionOptions
  /**
   * Origins of your own pages, such as `https://app.example`, where a proxy changes `Host`: what browsers without Fetch Metadata send cannot be
   * compared with it. They are trusted like the relay's own, and get no CORS. @default []
   */
  origins?: readonly string[]
  /** @default the machine's time */
  clock?: Partial<Clock>
  /** One line per request and one per incident. `pinoLogger` of `@onlend/relay/pino` is one that takes secrets out. @default silent */
  logger?: Logger
  logging?: LoggingOptions
  /** @default none */
  metrics?: RelayMetrics
  /** Spans of requests, operations, calls, webhooks and sweeps. `openTelemetry` of `@onlend/relay/opentelemetry` makes one. @default none */
  tracing?: RelayTracing
  /** How much may be asked; `false` for no limits at all. */
  limits?: LimitOptions | false
}
