import type { PackedSheet } from '../PackedFile.ts'
import type { SheetFile } from '../SheetFile.ts'
import type { ReadSheetsOptions, SheetErrorCode, SheetSource } from '../SheetSource.ts'
import type { PackedPiece, PackedRows } from './PackedRows.ts'

/** What the page asks of the worker. */
export type SheetRequest = { source: SheetSource } & Pick<ReadSheetsOptions, 'encoding' | 'delimiter'>

/** What the worker answers: that it runs, how far it is, and the file in pieces that the page can take one at a time. */
export type SheetMessage =
  | { kind: 'started' }
  | { kind: 'progress'; share: number }
  | { kind: 'file'; file: SheetFile }
  | { kind: 'rows'; sheet: number; rows: PackedPiece; lines: Int32Array; notes: Int32Array }
  | { kind: 'done' }
  | { kind: 'error'; code: SheetErrorCode }

/** A sheet while it arrives. */
export type ArrivingSheet = PackedSheet & {
  rows: PackedRows
  lines: number[]
  notes: PackedSheet['notes'][number][]
}
