import type { RepaymentMatchOptions } from './matchSteps.ts'
import type { PackedValues } from './matchTransfer.ts'

/** What the page hands to the worker, in pieces that are no long task to copy; `match` comes last. */
export type MatchRequest =
  | { kind: 'financings'; packed: PackedValues }
  | { kind: 'lines'; packed: PackedValues }
  | { kind: 'match'; options: RepaymentMatchOptions }

/** What the worker answers: that it runs, how far it is, and the proposals in pieces. */
export type MatchAnswer =
  | { kind: 'started' }
  | { kind: 'progress'; share: number }
  | { kind: 'matched'; packed: PackedValues }
  | { kind: 'done' }
