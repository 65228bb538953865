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
  /** Keeps the function that sends an operation after a second person's approval. */
  hold: (id: string, send: () => Promise<Response>) => void
  /** Ends the wait of an operation. Returns an approved entry, to be sent once; `null` for an operation that does not wait. */
  decide: (id: string, decision: ApprovalDecision) => LedgerEntry | null
  finish: (entry: LedgerEntry, finish: Finish) => void
  /** Takes an event of the service; `receivedAt` for one that the relay received before. */
  settle: (webhook: SandboxWebhook, receivedAt?: string) => void
  /** Ties an event to an operation for an operator; returns the operation, or the refusal that the relay would answer with. */
  assign: (held: HeldEvent, assignment: Assignment) => Operation | 'not_found' | 'assignment_conflict'
  /** Forgets an event that fitted several operations, after an operator has decided about it. */
  forgetAlike: (held: HeldEvent) => void
  clear: () => void
  /** Removes an operation, as pruning does. */
  take: (id: string) => Operation | null
  /** Applies a settlement event to one operation, in any state. */
  tell: (id: string, event: SettlementFacts) => void
  /** Applies an operator's resolution; returns the refusal that the relay would answer with, and the entry. */
  resolve: (
    id: string,
    body: ResolutionBody,
    said: { by: string; fourEyes: boolean },
  ) => { refusal: ResolutionRefusal | 'not_found'; operation: AttentionOperation | null }
  /** The operations that need an operator, oldest first. */
  attention: () => AttentionOperation[]
}
