import type { BatchProblem } from './Batch.ts'

/**
 * Where a piece stands whose range never changes again. `fixed`: it may go out, or be on its way; `waitsForApproval`: a second person has to approve
 * it; `leftOut`: the person does not want it sent; the others are those of a `BatchPiece`.
 */
export type PlannedState = 'fixed' | 'waitsForApproval' | 'accepted' | 'refused' | 'leftOut' | 'unknown'

/** A piece whose range has been written down at the relay: only such a piece is ever sent. */
export type PlannedPiece = {
  from: number
  to: number
  /** Grows when the service refused it for a reason that passes: what is refused for good keeps its id. */
  attempt: number
  state: PlannedState
  problem: BatchProblem | null
}

/**
 * How the rows of a batch are cut. It is kept at the relay, and changed there only in the revision that it was read in: of two devices that cut alike
 * rows differently, one learns that it came second before anything of it is sent.
 */
export type BatchPlan = {
  total: number
  /** Rows in each piece to come at most. */
  size: number
  /** From row 0 on, without a gap. What follows the last one has not been cut yet. */
  pieces: readonly PlannedPiece[]
}
