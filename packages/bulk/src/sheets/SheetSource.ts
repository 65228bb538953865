import type { SheetDelimiter, SheetEncoding } from './SheetFile.ts'

/** What to read: a file, or what was pasted. */
export type SheetSource = File | { pasted: string }

export type ReadSheetsOptions = {
  /** @default found in the text */
  encoding?: SheetEncoding
  /** @default found in the text */
  delimiter?: SheetDelimiter
  /** Told from 0 to 1, in time. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** Makes the worker that reads off the main thread; `null` reads in short slices on it. @default the worker that ships with the package */
  createWorker?: (() => Worker) | null
}

/** Why a file cannot be read. */
export type SheetErrorCode =
  /** No row holds anything. */
  | 'empty'
  /** It is no table: a picture, a PDF, an old `.xls`. */
  | 'not_a_sheet'
  /** It is protected with a password. */
  | 'encrypted'
  /** A PDF that opens with a password only. */
  | 'locked'
  /** A PDF that the given password does not open. */
  | 'wrong_password'
  /** A statement as PDF whose opening balance plus lines is not its closing balance: a line is missing, changed or was not read. */
  | 'unbalanced'
  /** A workbook or a PDF that is broken. */
  | 'broken'
  /** The file changed after it was chosen, or is gone: it has to be chosen again. */
  | 'changed'
  /** More bytes, rows, columns or unpacked bytes than are read; see `sheetLimits`. */
  | 'too_large'
