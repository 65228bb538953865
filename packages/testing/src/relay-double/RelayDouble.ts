import type { Amount, LendingClient, LendingClientOptions, Operation, Session } from '@onlend/core'
import type { EndpointInput } from '@onlend/core/internal'
import type {
  AuditRecord,
  CreditSnapshot,
  Guidance,
  InboxEvent,
  resolveOperation,
  StagedSet,
  StagedUpload,
} from '@onlend/core/relay'
import type { Sandbox } from '@onlend/sandbox'

/** The options of a relay double. */
export type RelayDoubleOptions = {
  /** The key that the sandbox was made with. @default 'sk_sandbox_demo' */
  apiKey?: string
  /** The session of the signed-in person. @default a channel partner, `chp_harbour`, who may act for every partner of theirs in the sandbox */
  session?: Partial<Session>
  /** The JSON of a `TenantConfig`, as a host would keep it; visitors get it without features and fields. @default none */
  tenant?: unknown
  /** The limits of staged files. @default as the relay's own defaults */
  uploads?: Partial<UploadLimits>
  /** Whether the signed-in person is an operator, who sees open decisions and resolves operations. @default true */
  operator?: boolean
  /** Whether a resolution needs two operators. @default false */
  fourEyes?: boolean
  /** The limits of money movement, as the relay's option of this name; the proof of step-up that passes is `proof`. @default none */
  spendingControls?: DoubleSpendingControls
  /** The guidance, as the relay would work it out. @default no usual times, no optional documents, and an offer of the lender */
  guidance?: Partial<Guidance>
  /** Whether `/events` streams; otherwise it answers polls only. @default true */
  streams?: boolean
}

type DoubleSpendingRules = {
  perOperation?: Amount
  perPersonAndDay?: Amount
  perPartnerAndDay?: Amount
  /** @default off; expiresAfter: 86400000 */
  approval?: { above: Amount; expiresAfter?: number }
  stepUp?: { above: Amount }
  /** Applies to withdrawals only. */
  newDestination?: { coolingOff: number }
}

/** The spending controls of a double: `spendingControls` of the real relay, for all people, with days in UTC. */
export type DoubleSpendingControls = {
  currency: string
  withdraw?: DoubleSpendingRules
  requestDrawdown?: DoubleSpendingRules
}

/** The limits of files, as the relay's own: bytes of a file, files of a set, bytes of a partner. */
export type UploadLimits = Pick<StagedSet['limits'], 'maxFileBytes' | 'maxFiles' | 'maxBytes'>

/** A file to stage: by default a PDF in name only, whole, by Bola Adeyemi, in the current assessment of `cp_adaeze`. */
export type StageFileParameters = Partial<Pick<StagedUpload, 'kind' | 'set'>> &
  Partial<Pick<StagedUpload, 'name' | 'type' | 'uploadedBy'>> & {
    slot: string
    customerPartnerId?: string
    content?: string | Uint8Array<ArrayBuffer>
    /** The number of bytes that have arrived. */
    arrived?: number
  }

/** An action of a person before the audit gives it a place. */
export type AuditNote = Pick<AuditRecord, 'action' | 'by'> &
  Partial<Pick<AuditRecord, 'at' | 'customerPartnerId' | 'channelPartnerId' | 'subject' | 'facts'>>

/** The facts of a settlement event about one operation. */
export type SettlementFacts = {
  outcome: 'succeeded' | 'failed' | 'reversed'
  message?: string | null
  reference?: string
  /** @default true */
  verified?: boolean
}

/** The decision of a second person. */
export type ApprovalDecision = {
  decision: 'approved' | 'refused'
  by: string
  byName?: string | null
  reason?: string | null
}

/** The resolution of an operator: the body of `POST /operations/{id}/resolution`. */
export type ResolutionBody = EndpointInput<typeof resolveOperation>

/** The facts of an event that waits for an operator; omitted facts are unknown. */
export type HeldEventFacts = Pick<InboxEvent, 'id' | 'why'> & Partial<Omit<InboxEvent, 'place'>>

/**
 * The place at which the line between browser and relay breaks: `before` the relay receives a request, or `after` it has done its work,
 * so that only the answer is lost.
 */
export type LineBreak = 'before' | 'after'

/**
 * A relay in memory in front of a sandbox: the same addresses, headers, refusals and states as the real one. The beginning of a file's name
 * decides: the double refuses whole files named `encrypted`, `bomb` and `corrupted`, has no room for `full`, and `changed` has other bytes when
 * it is submitted.
 */
export type RelayDouble = {
  fetch: typeof fetch
  /** Makes a client of the double, without waits between tries. */
  createClient: (options?: Partial<LendingClientOptions>) => LendingClient
  sandbox: Sandbox
  /** The ledger, newest first. */
  operations: () => Operation[]
  /** Applies a settlement event about one operation, as the host's parser would return it, also a reversal or a contradiction. */
  tell: (operationId: string, event: SettlementFacts) => void
  /** The open events of the inbox, oldest first. */
  inbox: () => InboxEvent[]
  /** Puts an event into the inbox that the sandbox cannot send, such as an unreadable webhook. */
  holdEvent: (event: HeldEventFacts) => void
  /** The newest 200 entries of the audit, newest first: operators' actions through the double, and added entries. */
  audit: () => AuditRecord[]
  /** Adds an entry that the double does not write itself, such as a revocation. */
  addAuditEntry: (note: AuditNote) => void
  /** Adds snapshots of a credit limit, oldest first. */
  addSnapshots: (customerPartnerId: string, snapshots: readonly CreditSnapshot[]) => void
  /** Resolves one operation as another operator. */
  resolve: (operationId: string, body: ResolutionBody, by: string) => void
  /** Decides as another person about an operation, and sends an approved one; returns false for an operation that does not wait. */
  decide: (operationId: string, decision: ApprovalDecision) => Promise<boolean>
  /** Staged files, whole or still arriving, oldest first. */
  uploads: () => StagedUpload[]
  /** Stages a file as a colleague on another device would; with `arrived` only a part of it. */
  stageFile: (file: StageFileParameters) => Promise<StagedUpload>
  /** Breaks the line for the next writes, or for the next reads. */
  breakLine: (when: LineBreak, options?: { times?: number; reads?: boolean }) => void
  /** Resolves when a page follows the change events of a partner by a stream. */
  followed: (customerPartnerId: string) => Promise<void>
  /** Drops the whole ledger, as a backup or a wrong address would: the double answers 404 for every operation from now on. */
  loseLedger: () => void
  /** Restores the ledger from an empty backup: the double answers `ledger_restored` for earlier keys from now on. */
  restoreLedger: () => void
  /** Prunes one operation, as retention and erasure do: the double answers `operation_forgotten` for its key from now on. */
  forget: (operationId: string) => void
  signOut: () => void
  signIn: (session?: Partial<Session>) => void
  /** Changes the brand that the double answers with; `null` for none. */
  setTenant: (tenant: unknown) => void
  /** Ends every open stream, as a proxy or a lost mast would. */
  dropStreams: () => void
  /** Holds back the answers to writes until the returned function is called; the service carries the writes out. */
  holdWrites: () => () => void
  /** Ends streams and stops listening to the sandbox. */
  close: () => void
}
