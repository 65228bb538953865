import type { AbortReason } from '../upstream/AbortReason.ts'

/** A form that the relay makes from files that wait. */
export type StagedForm = {
  /** Why it was cut off before its end. */
  abortReason: () => AbortReason | null
  /** What is kept of the files: the names of their parts, since what people call their files is theirs. Sizes are bytes. */
  files: { part: string; size: number; sha256: string }[]
  /** The ids of the files, which are taken along in the same step in which the write is recorded as accepted. */
  uploads: readonly string[]
  /** Throws their bytes away, once that is on record. */
  clear: () => Promise<void>
}
