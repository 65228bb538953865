import type { ReconcileRepaymentsInput } from '../../endpoints/reconcileRepayments.ts'
import type { RegisterTransactionsInput } from '../../endpoints/registerTransactions.ts'

/** The writes that are sent in pieces. */
export type BatchKind = 'registerTransactions' | 'reconcileRepayments'

/** One row of a batch, as it is sent, and the line of the file that it came from. */
export type BatchRow<Kind extends BatchKind = BatchKind> = BatchRows[Kind]

type BatchRows = {
  registerTransactions: {
    /** The line in the person's file, from 1. */
    line: number
    transaction: RegisterTransactionsInput['transactions'][number]
    financed: RegisterTransactionsInput['financed_transactions'][number] | null
  }
  reconcileRepayments: {
    line: number
    payment: ReconcileRepaymentsInput['payments'][number]
    /** Digests of the statement's lines that this is the money of: the relay refuses one that has been credited before. */
    statementLines: readonly string[]
  }
}

/** Rows that are sent in pieces, each of which is one operation of the ledger. */
export type Batch<Kind extends BatchKind = BatchKind> = {
  /** Made once; another device opens the batch by it. */
  id: string
  kind: Kind
  /** Of the file that it came from. */
  fileName: string
  fileDigest: string
  /** ISO 8601, UTC. */
  createdAt: string
  /** Which fields of a body are the same for every piece. */
  shared: Kind extends 'registerTransactions' ? Pick<RegisterTransactionsInput, 'sector'> : null
  /** How many rows there are. */
  total: number
  /** In the order of the rows, without a gap. */
  pieces: readonly BatchPiece[]
  /**
   * `paused` until it is told to go on, also after a reload; `sending`; `waiting` for the link; `stopped`, because the next piece needs a decision:
   * see its `problem`; `sent` when no piece is left to be sent.
   */
  state: 'paused' | 'sending' | 'waiting' | 'stopped' | 'sent'
}

/** Rows that go out together, under one idempotency key that never changes. */
export type BatchPiece = {
  operationId: string
  /** The place of its first row, from 0, and of the row after its last. */
  from: number
  to: number
  /**
   * `unsent`; `sending`, also while a second person has to approve it; `accepted`: the service took it, the outcome of each row comes by event;
   * `refused`: nothing of it was taken, or the person left it out; `unknown`: it was sent and no answer came, so it is never sent again by itself.
   */
  state: 'unsent' | 'sending' | 'accepted' | 'refused' | 'unknown'
  /** Why it was refused, or why it cannot go out yet; never shown as it is. */
  problem: BatchProblem | null
  /** The person does not want it sent: it is `refused`, and needs no decision any more. */
  isLeftOut?: boolean
}

export type BatchProblem = {
  /** `category` of the error, as of every LendingError. */
  category: string
  /** The service's or the relay's own words; to show, never to branch on. */
  message: string | null
  /** HTTP status of the answer, where there was one. */
  status: number | null
  /** The code of the relay's own refusal, such as `possible_duplicate` or `awaiting_approval`. */
  code?: string | null | undefined
  /** The earlier operation that equals rows of this piece: sent all the same when the person confirms this one. */
  duplicate: string | null
  /** Places of rows, from 0 in the batch, whose statement line has been credited before. */
  creditedRows: readonly number[]
}
