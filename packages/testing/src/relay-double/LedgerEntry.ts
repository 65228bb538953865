import type { Operation } from '@onlend/core'
import type { WriteName } from '@onlend/core/internal'
import type { ApprovalDetails, AttentionOperation, OperationApproval, OperationRow } from '@onlend/core/relay'

/** One write as the stand-in relay keeps it. */
export type LedgerEntry = {
  operation: Operation
  fingerprint: string
  destination: string | null
  /** The facts that a second person decides about. */
  disclosed: Omit<ApprovalDetails, 'isFirstPayment'>
  /** What a possible duplicate would share. */
  duplicateKey: string | null
  /** What became of each row, for a set that settles row by row. */
  rows: OperationRow[]
  /** Of which lines of a statement each row is the money, by their digests; empty where nothing was said of lines. */
  lines: readonly (readonly string[])[]
  /** What one operator proposed and a second one has not confirmed yet. */
  proposal: AttentionOperation['proposal']
  answer: { status: number; body: string | null; retryAfter: string | null } | null
  /** Who asked for it. */
  actor: string
  /** When a second person approved it; it counts on that day. */
  releasedAt: number | null
  /** Sends it, where it waits for a second person. */
  send: (() => Promise<Response>) | null
}

/** What a second person decides. */
export type ApprovalDecision = {
  decision: 'approved' | 'refused'
  by: string
  byName: string | null
  reason: string | null
}

/** A write that is about to be sent. */
export type ClaimParameters = {
  id: string
  kind: WriteName
  customerPartnerId: string | null
  channelPartnerId: string | null
  body: Readonly<Record<string, unknown>> | null
  /** Of which lines of a statement each row is the money, by their digests. */
  lines?: readonly (readonly string[])[]
  /** The name that stood beside the code of a bank or operator. */
  institutionName?: string | null
  /** Short enough to read out. */
  reference: string
  /** Who asks for it. */
  actor: { userId: string; displayName: string | null }
  /** The rule that asks for a second person, and when it is given up; milliseconds since 1970. */
  approval?: { rule: OperationApproval['rule']; end: number } | null
}

/** What came of sending one. */
export type Finish = {
  state: 'accepted' | 'rejected' | 'unknown'
  answer: LedgerEntry['answer']
  message: string | null
  /** Why it was not done, where it is not the service that says so. */
  refusal?: string
  /** What is kept of the files that went along: the names of their parts, and not what people call them. */
  files?: { part: string; size: number; sha256: string }[] | undefined
  /** Of an answer that decides nothing. */
  status?: number
}
