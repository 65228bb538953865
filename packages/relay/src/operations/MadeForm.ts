import type { CutOff } from '../forward/CutOff.ts'

/** A form that the relay makes from files that wait. */
export type MadeForm = {
  /** Why it was cut off before its end. */
  cutOff: () => CutOff | null
  /** What is kept of the files: the names of their parts, since what people call their files is theirs. Sizes are bytes. */
  files: { part: string; size: number; sha256: string }[]
  /** Lets go of the files, once the service has taken them. */
  takeAlong: () => Promise<void>
}
