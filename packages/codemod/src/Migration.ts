/** What was renamed in a file. */
export type Change = {
  /** From 1. */
  line: number
  name: string
  newName: string
}

/** A place that a person has to decide. */
export type Undecided = {
  /** From 1. */
  line: number
  /** What stands there, and what to do. */
  reason: string
}

/** A source file after the renames. */
export type Migration = { text: string; changes: readonly Change[]; undecided: readonly Undecided[] }
