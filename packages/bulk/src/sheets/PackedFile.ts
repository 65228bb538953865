import type { Sheet, SheetFile } from './SheetFile.ts'

/** Rows that can be asked for one by one; a plain array is one. */
export type SheetRows = Pick<Sheet['rows'], 'length' | 'at' | 'slice'>

/** A sheet whose rows are cut out of the file's text when they are looked at. */
export type PackedSheet = Omit<Sheet, 'rows'> & { rows: SheetRows }

/** A file as it crosses from the worker: what of it is looked at, is made then. */
export type PackedFile = Omit<SheetFile, 'sheets'> & { sheets: readonly PackedSheet[] }
