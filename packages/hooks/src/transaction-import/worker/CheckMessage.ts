import type { SheetMessage } from '../../sheets/worker/SheetMessage.ts'
import type { CheckState, KnownReferences } from '../createRowChecker.ts'
import type { RowRules } from '../RowReader.ts'
import type { ImportColumn, ImportIssue, ImportLayout, TransactionFieldName } from '../TransactionImport.ts'

/** By what the rows of a file are checked. */
export type CheckOrder = {
  layout: ImportLayout
  columns: readonly ImportColumn[]
  /** The host's own headings. */
  headings: Readonly<Partial<Record<TransactionFieldName, string>>> | undefined
  rules: Omit<RowRules, 'table'>
  known: KnownReferences
}

/** What the page asks of the worker: the sheets of a file, their rows in pieces, and the check. */
export type CheckRequest =
  | { kind: 'file'; digest: string; sheets: readonly { name: string; isHidden: boolean }[] }
  | Extract<SheetMessage, { kind: 'rows' }>
  | ({ kind: 'check' } & CheckOrder)

/** What the worker answers: that it runs, how far it is, the issues of the rows in pieces, and all else that was found. */
export type CheckAnswer =
  | { kind: 'started' }
  | { kind: 'progress'; share: number }
  | { kind: 'issues'; issues: readonly (readonly [number, readonly ImportIssue[]])[] }
  | ({ kind: 'checked' } & Omit<CheckState, 'issues'>)
