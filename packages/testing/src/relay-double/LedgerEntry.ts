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
  /** The key that a possible duplicate shares. */
  duplicateKey: string | null
  /** The rows with their outcomes, for a set that settles row by row. */
  rows: OperationRow[]
  /** The digests of the statement lines that carry the money of each row; empty for a write that names no lines. */
  lines: readonly (readonly string[])[]
  /** The resolution that one operator proposed and a second one has not confirmed yet. */
  proposal: AttentionOperation['proposal']
  answer: { status: number; body: string | null; retryAfter: string | null } | null
  /** The host's id of the person who asked for the operation. */
  actor: string
  /** The time of the approval, which decides the day that the operation counts on. */
  releasedAt: number | null
  /** Sends the operation; `null` unless it waits for a second person. */
  send: (() => Promise<Response>) | null
}

/** The decision of a second person. */
export type ApprovalDecision = {
  decision: 'approved' | 'refused'
  by: string
  byName: string | null
  reason: string | null
}

/** A write before it is sent. */
export type ClaimParameters = {
  id: string
  kind: WriteName
  customerPartnerId: string | null
  channelPartnerId: string | null
  body: Readonly<Record<string, unknown>> | null
  /** The digests of the statement lines that carry the money of each row. */
  lines?: readonly (readonly string[])[]
  /** The name that the person saw beside the code of a bank or operator. */
  institutionName?: string | null
  /** A reference that is short enough to read out. */
  reference: string
  /** The person who asks for the write. */
  actor: { userId: string; displayName: string | null }
  /** The rule that requires a second person, and the end of the wait in milliseconds since 1970. */
  approval?: { rule: OperationApproval['rule']; end: number } | null
}

/** The result of sending a write. */
export type Finish = {
  state: 'accepted' | 'rejected' | 'unknown'
  answer: LedgerEntry['answer']
  message: string | null
  /** The code of the relay's refusal; absent for the service's. */
  refusal?: string
  /** The facts of the sent files: the names of their parts, not the people's file names. */
  files?: { part: string; size: number; sha256: string }[] | undefined
  /** The HTTP status of an answer that decides nothing. */
  status?: number
}
