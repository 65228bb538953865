import type { BatchKind } from '@onlend/core/relay'
import type { Owner } from '../database/Owner.ts'
import type { Principal } from '../http/index.ts'

/** Names one batch: the same id under another owner is another batch. */
export type BatchKey = { owner: Owner; id: string }

/** Where a batch stands, as `Batch` of the contract says it. */
export type BatchState = 'receiving' | 'sending' | 'waiting' | 'paused' | 'stopped' | 'sent' | 'cancelled'

/** The person with whose rights a batch goes out, and when they proved who they are. Moments are milliseconds since 1970. */
export type Grant = { principal: Principal; at: number }

/** A batch as it is kept. Moments are milliseconds since 1970. */
export type BatchRecord = BatchKey & {
  kind: BatchKind
  /** The host's own id of the person who began it, and what the host calls them. */
  actor: string
  actorName: string | null
  grant: Grant
  fileName: string
  fileDigest: string
  sector: string | null
  total: number
  createdAt: number
} & BatchProgress

/** The part of a batch that changes while it is received and sent. */
export type BatchProgress = {
  state: BatchState
  /** A code of the relay, where the batch stopped and no piece says why. */
  problem: string | null
  retryAt: number | null
  received: number
  /** Rows in each piece to come, at most. */
  size: number
  /** Tries in a row after which the batch had to wait. */
  failures: number
  /** Pieces in a row that were refused or whose outcome is not known. */
  losses: number
}

/** Why a piece did not go out, or what the service said of it. */
export type PieceProblem = {
  /** A code of the relay; `null` where the service refused the piece or did not answer. */
  code: string | null
  message: string | null
  status: number | null
  /** The earlier operation that equals rows of the piece. */
  duplicate: string | null
  /** Places in the batch of rows whose statement line was credited before. */
  creditedRows: readonly number[]
}

/**
 * Where a piece stands. `fixed`: its range is written down, and it may go out or be on its way; `held`: a person has to decide; `taken`: the ledger has it, and says
 * what became of it; `refused`: nothing of it was taken, for good; `leftOut`: a person does not want it sent; `unknown`: it may have been sent.
 */
export type PieceState = 'fixed' | 'held' | 'taken' | 'refused' | 'leftOut' | 'unknown'

/** Rows that go out as one operation. From row 0 on, the pieces of a batch have no gap; their ranges never overlap. */
export type Piece = {
  from: number
  to: number
  /** Grows when the ledger holds a refusal under the id that passes: an id is used once. */
  attempt: number
  state: PieceState
  /** Why rows of the piece are left out, where the service did not refuse them. */
  reason: 'credited' | 'tooLarge' | 'leftOut' | null
  problem: PieceProblem | null
  /** The earlier operation that a person has seen and does not mean. */
  confirmed: string | null
}
