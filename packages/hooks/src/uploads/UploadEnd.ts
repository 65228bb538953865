import type { UploadProblem } from './uploadTypes.ts'

/** How one try to send a file ended. */
export type UploadEnd =
  | { type: 'staged' }
  /** Somebody stopped it. */
  | { type: 'stopped' }
  /** No answer, or one that says to come back, after `retryAfter` milliseconds where it says when. */
  | { type: 'connection'; retryAfter: number | null }
  /** Nobody is signed in. */
  | { type: 'session' }
  /** The relay does not know it, or not any more. */
  | { type: 'gone' }
  /** The relay has more or less of it than was thought. */
  | { type: 'conflict' }
  /** What arrived is not what was sent. */
  | { type: 'changed' }
  | { type: 'refused'; state: 'rejected' | 'failed'; problem: UploadProblem }
