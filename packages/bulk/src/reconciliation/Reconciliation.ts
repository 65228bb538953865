import type { Operation } from '@onlend/core'
import type { Statement, StatementLine } from '../repayments/index.ts'

/** The ledger and the statement side by side: every line and every operation is in a pair, in a finding or in `others`. */
export type Reconciliation = {
  statement: Pick<Statement, 'fileName' | 'fileDigest' | 'currency'>
  /** First and last day of the statement, `YYYY-MM-DD`; both empty where it has no line. */
  from: string
  to: string
  /** The first day with every operation read; `null` where every day of the statement has them. */
  knownFrom: string | null
  pairs: readonly ReconciliationPair[]
  findings: readonly ReconciliationFinding[]
  /** Operations that need no line of this statement, and lines of days whose operations are not known. */
  others: readonly ReconciliationOther[]
  counts: ReconciliationCounts
}

/** The counts of a comparison. */
export type ReconciliationCounts = {
  /** Operations that move money through the account in the statement's days; without failed ones and those whose line can still come. */
  operations: number
  lines: number
  /** Operations with their line, resolved or waiting to be resolved on it. */
  paired: number
  /** Operations whose line can come in the next statement. */
  awaited: number
  findings: number
}

/** An operation and its line; a set has one line for all of it, or one for each row. */
export type ReconciliationPair = {
  operation: Operation
  /** At least one line, in the order of the file. */
  lines: readonly StatementLine[]
  /** `evidence`: an operator resolved the operation on this line; `reference`: the line names it; `amount`: each is the only one that fits the other. */
  by: 'evidence' | 'reference' | 'amount'
}

/** A difference between ledger and statement, or a line that can settle an operation. */
export type ReconciliationFinding =
  /** A line that fits exactly one withdrawal without an outcome: an operator can resolve the withdrawal on this evidence. */
  | { type: 'evidence'; operation: Operation; line: StatementLine; by: 'reference' | 'amount' }
  /** A line whose operation failed or was refused in the ledger, or has another amount or direction under this reference. */
  | {
      type: 'contradiction'
      operation: Operation
      line: StatementLine
      reason: 'outcome' | 'amount' | 'direction'
    }
  /** The line that moved an operation's money back, after the operation's line where no pair has it: no evidence. */
  | { type: 'takenBack'; operation: Operation; lines: readonly StatementLine[] }
  /** Lines that fit several operations: evidence for no operation. `isBalanced`: as many lines as operations, so no money is missing. */
  | {
      type: 'ambiguous'
      operations: readonly Operation[]
      lines: readonly StatementLine[]
      isBalanced: boolean
    }
  /**
   * An operation that succeeded or has no outcome and whose line is overdue by `daysToArrive`. `direction`: the expected way of the money; `in` for
   * a withdrawal that the ledger reports as returned. `mayBeEarlier`: the line is possibly on the earlier statement; `mayBeUnread`: or among the unread lines.
   */
  | {
      type: 'operationWithoutLine'
      operation: Operation
      days: number
      direction: 'in' | 'out'
      mayBeEarlier: boolean
      mayBeUnread: boolean
    }
  /** A set with lines for some rows; `missing` rows have no line. */
  | { type: 'rowsWithoutLine'; operation: Operation; lines: readonly StatementLine[]; missing: number }
  /** A line whose money no operation asked for. `isCharge`: its text reads like a charge of the bank. */
  | { type: 'lineWithoutOperation'; line: StatementLine; isCharge: boolean }

/** An operation or a line that is neither paired nor in a finding, and the reason. */
export type ReconciliationOther =
  /** `outside`: of other days; `awaited`: the line can still come; `noneExpected`: the operation failed, was refused or was not sent. */
  | { operation: Operation; line: null; why: 'outside' | 'awaited' | 'noneExpected' }
  /** A line of a day whose operations are not all known. */
  | { operation: null; line: StatementLine; why: 'unknownDays' }
