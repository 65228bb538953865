import type { Operation, PossibleDuplicate } from '@onlend/core'
import type { AttentionOperation } from '@onlend/core/relay'
import type { SandboxWebhook } from '@onlend/sandbox'
import type { Assignment } from './inbox/decideAssignment.ts'
import type { HeldEvent } from './inbox/HeldEvent.ts'
import type { ApprovalDecision, ClaimParameters, Finish, LedgerEntry } from './LedgerEntry.ts'
import type { ResolutionBody, ResolutionRefusal } from './resolveEntry.ts'
import type { SettlementFacts } from './settleEntry.ts'

/** The memory of a stand-in relay: the same states, in the same order, as the real one keeps. */
export type Ledger = {
  find: (id: string) => LedgerEntry | null
  entries: () => readonly LedgerEntry[]
  list: (customerPartnerId: string | null) => Operation[]
  /** The newest operation that holds a claim back, and the rows of it that were sent before. */
  findDuplicate: (claim: ClaimParameters, window: number) => PossibleDuplicate | null
  claim: (claim: ClaimParameters, confirmedDuplicate: string | null) => LedgerEntry
  /** Keeps what sends an operation that waits for a second person. */
  hold: (id: string, send: () => Promise<Response>) => void
  /** Ends the wait of an operation. What is approved is handed back, to be sent once; `null` for one that does not wait. */
  decide: (id: string, decision: ApprovalDecision) => LedgerEntry | null
  finish: (entry: LedgerEntry, finish: Finish) => void
  /** Takes what the service tells; `receivedAt` where it was received before. */
  settle: (webhook: SandboxWebhook, receivedAt?: string) => void
  /** Ties an event to an operation by an operator's hand; the refusal that the relay would answer with, or the operation as it is then. */
  assign: (held: HeldEvent, assignment: Assignment) => Operation | 'not_found' | 'assignment_conflict'
  /** What was said of several operations, and is not any more. */
  forgetAlike: (held: HeldEvent) => void
  clear: () => void
  /** Takes an operation out, as pruning does. */
  take: (id: string) => Operation | null
  /** A settlement event about one operation, in any state. */
  tell: (id: string, event: SettlementFacts) => void
  /** What an operator says; the refusal that the relay would answer with, and the entry as it stands. */
  resolve: (
    id: string,
    body: ResolutionBody,
    said: { by: string; fourEyes: boolean },
  ) => { refusal: ResolutionRefusal | 'not_found'; operation: AttentionOperation | null }
  /** What needs an operator, oldest first. */
  attention: () => AttentionOperation[]
}
