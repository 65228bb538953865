import type { BatchKind } from '@onlend/core/relay'
import type { Owner } from '../database/Owner.ts'
import type { Principal } from '../http/index.ts'

/** Names one batch: the same id under another owner is another batch. */
export type BatchKey = { owner: Owner; id: string }

/** The state of a batch, as in `Batch` of the contract. */
export type BatchState = 'receiving' | 'sending' | 'waiting' | 'paused' | 'stopped' | 'sent' | 'cancelled'

/** The person with whose rights the relay sends a batch, and the moment of the grant, in milliseconds since 1970. */
export type Grant = { principal: Principal; at: number }

/** A batch as the store keeps it. Moments are milliseconds since 1970. */
export type BatchRecord = BatchKey & {
  kind: BatchKind
  /** The host's own id of the person who began the batch; `actorName` is the host's name for them. */
  actor: string
  actorName: string | null
  grant: Grant
  fileName: string
  fileDigest: string
  sector: string | null
  total: number
  createdAt: number
} & BatchProgress

/** The part of a batch that changes while the relay receives and sends it. */
export type BatchProgress = {
  state: BatchState
  /** A code of the relay, where the batch stopped and no piece holds the reason. */
  problem: string | null
  retryAt: number | null
  received: number
  /** The most rows in each further piece. */
  size: number
  /** The number of waits in a row. */
  failures: number
  /** The number of pieces in a row that were refused or have an unknown outcome. */
  losses: number
}

/** The reason for which a piece was not sent, or the answer of the service to it. */
export type PieceProblem = {
  /** A code of the relay; `null` where the service refused the piece or did not answer. */
  code: string | null
  message: string | null
  status: number | null
  /** The earlier operation that equals rows of the piece. */
  duplicate: string | null
  /** Places, in the batch, of the rows whose statement line was credited before. */
  creditedRows: readonly number[]
}

/**
 * The state of a piece. `fixed`: its range is written down, and the relay sends or will send it; `held`: a person has to decide; `taken`: the ledger holds
 * its operation; `refused`: nothing of the piece was accepted, for good; `leftOut`: a person excluded it; `unknown`: the relay may have sent it.
 */
export type PieceState = 'fixed' | 'held' | 'taken' | 'refused' | 'leftOut' | 'unknown'

/** Rows that the relay sends as one operation. The pieces of a batch cover its rows from 0 on without a gap; their ranges never overlap. */
export type Piece = {
  from: number
  to: number
  /** Grows when the ledger holds a temporary refusal under the piece's id, because the relay uses an id once. */
  attempt: number
  state: PieceState
  /** The reason for which the piece is left out, where the service did not refuse it. */
  reason: 'credited' | 'tooLarge' | 'leftOut' | null
  problem: PieceProblem | null
  /** The possible duplicate that a person has seen and confirmed as another operation. */
  confirmed: string | null
}

/** Rows that follow each other: a list as JSON text. */
export type RowPage = { from: number; to: number; rows: string }
