import type { LendingClient, LendingClientOptions, Operation, Session } from '@onlend/core'
import type { DoubleSpendingControls } from './approvals/createSpendingRules.ts'
import type { ApprovalDecision } from './LedgerEntry.ts'
import type { AuditRecord, CreditSnapshot, InboxEvent, StagedUpload } from '@onlend/core/relay'
import type { EndpointName } from '@onlend/core/internal'
import type { Sandbox } from '@onlend/sandbox'
import type { AuditNote } from './createAudit.ts'
import type { ResolutionBody } from './resolveEntry.ts'
import type { SettlementFacts } from './settleEntry.ts'
import type { UploadLimits } from './uploads/createUploadMemory.ts'
import type { StageFileParameters } from './uploads/stageFile.ts'

/** How a stand-in relay begins. */
export type RelayDoubleOptions = {
  /** The key that the sandbox was made with. @default 'sk_sandbox_demo' */
  apiKey?: string
  /** Who is signed in. @default a channel partner, `chp_harbour`, who may act for every partner of theirs in the sandbox */
  session?: Partial<Session>
  /** The JSON of a `TenantConfig`, as a host would keep it; visitors get it without features and fields. @default none */
  tenant?: unknown
  /** How much may be staged. @default as the relay's own defaults */
  uploads?: Partial<UploadLimits>
  /** Whether the signed-in person is an operator: sees what needs a decision, and resolves operations. @default true */
  operator?: boolean
  /** Two operators resolve an operation. @default false */
  fourEyes?: boolean
  /** What people may move, as the relay's own option of this name. @default nothing is controlled */
  spendingControls?: DoubleSpendingControls
  /** The proof of step-up that passes; every other is refused. @default 'proof' */
  stepUpProof?: string
  /** Fields that pass besides the usual ones in the answers that are cut, as the relay's own option of this name; `all` cuts nothing. @default none */
  answerFields?: Readonly<Partial<Record<EndpointName, readonly string[] | 'all'>>>
  /** Whether `POST /token` makes tokens for a page on another origin; whatever they say, it is the same session. @default false */
  tokens?: boolean
  /** Whether `/events` streams; otherwise it answers polls only. @default true */
  streams?: boolean
}

/** What is said of an event that waits for an operator; what is left out is not known. */
export type HeldEventFacts = Pick<InboxEvent, 'id' | 'why'> & Partial<Omit<InboxEvent, 'place'>>

/**
 * Where the line between browser and relay breaks: `before` the relay receives a request, or `after` it has done its work,
 * so that only the answer is lost.
 */
export type LineBreak = 'before' | 'after'

/**
 * A relay in memory in front of a sandbox: the same addresses, headers, refusals and states as the real one. Files are known by the
 * beginning of their names: `encrypted`, `bomb` and `corrupted` are refused once they are whole, `full` finds no room, and `changed` is
 * not what it was when it is submitted.
 */
export type RelayDouble = {
  fetch: typeof fetch
  /** A client that reaches it, without waits between tries. */
  createClient: (options?: Partial<LendingClientOptions>) => LendingClient
  sandbox: Sandbox
  /** The ledger, newest first. */
  operations: () => Operation[]
  /** What the service tells about one operation, as the host's own parser understood it: also what reverses or contradicts. */
  tell: (operationId: string, event: SettlementFacts) => void
  /** What is open in the inbox, oldest first. */
  inbox: () => InboxEvent[]
  /** Puts an event into the inbox, as a sender would that the sandbox cannot play: one that could not be read, say. */
  holdEvent: (event: HeldEventFacts) => void
  /** The newest 200 entries of the audit, newest first: what operators did through the double, and what was added. */
  audit: () => AuditRecord[]
  /** Adds an entry that the double itself has no cause for, such as the end of a sign-in. */
  addAuditEntry: (note: AuditNote) => void
  /** Puts how a credit limit was seen before what reads of it have left, oldest first. */
  addSnapshots: (customerPartnerId: string, snapshots: readonly CreditSnapshot[]) => void
  /** A resolution of one operation by another operator. */
  resolve: (operationId: string, body: ResolutionBody, by: string) => void
  /** What another person decides about an operation that waits for approval; one that is approved is sent. */
  decide: (
    operationId: string,
    decision: Pick<ApprovalDecision, 'decision' | 'by'> &
      Partial<Pick<ApprovalDecision, 'byName' | 'reason'>>,
  ) => Promise<void>
  /** Staged files, whole or still arriving, oldest first. */
  uploads: () => StagedUpload[]
  /** Puts a file there as a colleague on another device would have; with `arrived` only a part of it. */
  stageFile: (file: StageFileParameters) => Promise<StagedUpload>
  /** Breaks the line for the next requests that change something, or for the next reads. */
  breakLine: (when: LineBreak, options?: { times?: number; reads?: boolean }) => void
  /** Resolves when a page follows the change events of a partner by a stream. */
  followed: (customerPartnerId: string) => Promise<void>
  /** Drops the whole ledger, as a backup or a wrong address would: every operation is answered 404 from now on. */
  loseLedger: () => void
  /** The ledger comes back from a backup that holds nothing: keys from before are answered `ledger_restored` from now on. */
  restoreLedger: () => void
  /** Prunes one operation, as retention and erasure do: its key is answered `operation_forgotten` from now on. */
  forget: (operationId: string) => void
  /** The rights to act for a partner are not known until the returned function is called: everything but the person's own operations is 503. */
  loseRights: () => () => void
  signOut: () => void
  signIn: (session?: Partial<Session>) => void
  /** Changes the brand that is answered from now on; `null` for none. */
  setTenant: (tenant: unknown) => void
  /** Ends every open stream, as a proxy or a lost mast would. */
  dropStreams: () => void
  /** Holds back the answers to writes, which the service carries out all the same, until the returned function is called. */
  holdWrites: () => () => void
  /** Ends streams and stops listening to the sandbox. */
  close: () => void
}
