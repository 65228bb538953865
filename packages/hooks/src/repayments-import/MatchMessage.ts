import type { MatchedLine, RepaymentMatchOptions } from './matchSteps.ts'
import type { OpenFinancing } from './RepaymentProposal.ts'
import type { StatementLine } from './StatementLine.ts'

/** What the page hands to the worker, in pieces that are no long task to copy; `match` comes last. */
export type MatchRequest =
  | { kind: 'financings'; financings: readonly OpenFinancing[] }
  | { kind: 'lines'; lines: readonly StatementLine[] }
  | { kind: 'match'; options: RepaymentMatchOptions }

/** What the worker answers: that it runs, how far it is, and the proposals in pieces. */
export type MatchAnswer =
  | { kind: 'started' }
  | { kind: 'progress'; share: number }
  | { kind: 'matched'; matched: readonly MatchedLine[] }
  | { kind: 'done' }
