import type { SheetDelimiter, SheetEncoding } from './SheetFile.ts'

/** The source to read: a file or pasted text. */
export type SheetSource = File | { pasted: string }

export type ReadSheetsOptions = {
  /** @default found in the text */
  encoding?: SheetEncoding
  /** @default found in the text */
  delimiter?: SheetDelimiter
  /** Called with the progress, from 0 to 1. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** Makes the worker that reads off the main thread; `null` reads in short slices on it. @default the worker that ships with the package */
  createWorker?: (() => Worker) | null
}

/** The reason why a file cannot be read. */
export type SheetErrorCode =
  /** Every row is empty. */
  | 'empty'
  /** The file is no table: a picture, a PDF, an old `.xls`. */
  | 'not_a_sheet'
  /** A password protects the file. */
  | 'encrypted'
  /** A PDF that opens with a password only. */
  | 'locked'
  /** A PDF that the given password does not open. */
  | 'wrong_password'
  /** A statement as PDF whose opening balance plus lines is not its closing balance: a line is missing, changed or was not read. */
  | 'unbalanced'
  /** A workbook or a PDF that is broken. */
  | 'broken'
  /** The file changed after the choice, or is gone: the person has to choose it again. */
  | 'changed'
  /** More bytes, rows, columns or unpacked bytes than the limits; see `sheetLimits`. */
  | 'too_large'
