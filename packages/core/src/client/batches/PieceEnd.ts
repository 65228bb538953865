import type { BatchProblem } from './Batch.ts'

/** How the sending of a piece ended. */
export type PieceEnd =
  | { type: 'accepted' }
  /** Nothing of it was taken, for good. */
  | { type: 'refused'; problem: BatchProblem }
  /** Nothing of it was taken: fewer rows may be. */
  | { type: 'tooLarge'; problem: BatchProblem }
  /** Nothing of it was taken, for a reason that passes, and its id is used up. */
  | { type: 'usedUp'; problem: BatchProblem; wait: number | null }
  /** It may have happened. */
  | { type: 'unknown'; problem: BatchProblem; isTimeout: boolean }
  | { type: 'waitsForApproval'; problem: BatchProblem }
  /** Nothing was sent: the same goes out once the link or the service is back. In milliseconds, where it was said. */
  | { type: 'notSent'; problem: BatchProblem; wait: number | null }
  /** Nothing was sent to the service; whether the ledger holds the refusal under this id has to be looked up. */
  | { type: 'failed'; problem: BatchProblem; wait: number | null }
  /** Nothing was sent: a person has to decide, or to sign in. */
  | { type: 'held'; problem: BatchProblem }
