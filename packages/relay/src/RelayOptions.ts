import type { BatchOptions } from './batches/readBatchOptions.ts'
import type { BrandOptions } from './brand/createBrands.ts'
import type { EventOptions } from './changes/readEventOptions.ts'
import type { LedgerSecret } from './database/sealing/createSealing.ts'
import type { HttpOptions } from './http/index.ts'
import type { IdentityOptions } from './identity/index.ts'
import type { InboxOptions } from './inbox/readInboxOptions.ts'
import type { WebhookSource } from './inbox/readWebhookSources.ts'
import type { LedgerWitness } from './ledger/fence/LedgerWitness.ts'
import type { GuidanceOptions } from './ledger/guidance/answerGuidance.ts'
import type { OperationOptions } from './ledger/readOperationOptions.ts'
import type { RetentionOptions } from './ledger/retention/readRetention.ts'
import type { SpendingOptions } from './ledger/spending/readSpending.ts'
import type { Clock } from './lib/Clock.ts'
import type { ObservabilityOptions } from './observability/createObservability.ts'
import type { OutcomeOptions } from './outbox/OutcomeOptions.ts'
import type { Database } from './database/Database.ts'
import type { TenantSource } from './tenants/index.ts'
import type { UploadOptions } from './uploads/UploadOptions.ts'
import type { MoreAnswerFields, UpstreamOptions } from './upstream/index.ts'

/** The options of `createRelay`. `authenticate` and `upstream.apiKey` have no default on purpose: without them nothing works. */
export type RelayOptions = IdentityOptions &
  HttpOptions &
  ObservabilityOptions &
  SpendingOptions &
  GuidanceOptions & {
    upstream: UpstreamOptions
    environment: 'sandbox' | 'production'
    /**
     * Reads the owner's financings, and the active drawdown, before repayments and transactions are sent, and refuses those that refer to what
     * is not theirs (Partner API, Endpoints 4 and 6). One more read for each such write. Without it the relay relies on the service. @default false
     */
    checkReferences?: boolean
    /** Fields that pass besides the usual ones in the answers that are cut, such as `{ getCustomerPartner: ['bvn'] }`. */
    answerFields?: MoreAnswerFields
    /**
     * The database of ledger, inbox and change events: `openPgliteDatabase` or `openPostgresDatabase`, PostgreSQL 15 or newer. The relay makes the tables on
     * first use; the host closes the database.
     */
    database: Database
    /**
     * Seals the ledger's data about people: answers, webhooks, names, messages, evidence, drafts. 32 characters or more, kept apart from the database. A list
     * rotates: the first seals, all open. A function is asked again every half a minute. Required in production.
     *
     * @default in the sandbox, one that the store makes and keeps, which does not protect the data from a person who has the database
     */
    ledgerSecret?: LedgerSecret
    /**
     * Remembers outside of the database which operations were sent last, so that a database that was restored from a backup is recognised at the start, and no
     * key of a page that it has forgotten is sent again. `fileWitness` of `@onlend/relay/node` is one. Without it this is noticed only while the process runs.
     */
    witness?: LedgerWitness
    /** Turns `/uploads` on, and writes with files that wait there. @default off */
    uploads?: UploadOptions
    /** How the relay stores the rows that it sends in pieces, and how it checks the rights of the person who sent them. */
    batches?: BatchOptions
    /**
     * The place where a person learns the cost of a drawdown before the request: the host's own estimate in the form (`estimateCost`), the range in the
     * brands (`drawdownCost` of a tenant), or a place of the lender's outside of the form. Required in production.
     */
    drawdownCost?: 'estimate' | 'range' | 'elsewhere'
    /** Brands of channel partners, for `GET /tenant`. @default none */
    tenants?: TenantSource
    /** Offers the languages of a brand whose sentences no reader has accepted yet; without it, such a brand speaks English. @default false */
    unreviewedLocales?: boolean
    /** Turns `/tenant/brand` on: people change, publish and roll back the brand of a tenant, which its pages wear in the place of the one of `tenants`. @default off */
    brands?: BrandOptions
    /** Senders of webhooks by name. A name that is not here answers 404. */
    webhooks?: Readonly<Record<string, WebhookSource>>
    /** The receivers of the outcome of every operation, batch and upload set: the partner's backend by a signed webhook, a function in this process. @default none */
    outcomes?: OutcomeOptions
    operations?: OperationOptions
    events?: EventOptions
    inbox?: InboxOptions
    /** For how many days operations and webhooks are kept. Turn it on once every instance runs a version that knows it. @default for good */
    retention?: RetentionOptions
    /** @default the machine's time */
    clock?: Partial<Clock>
  }
