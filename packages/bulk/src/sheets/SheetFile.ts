/** A file, or pasted cells, read as one or more tables of text. */
export type SheetFile = {
  /** The name of the file; empty for pasted text. */
  name: string
  format: 'csv' | 'xlsx' | 'html' | 'pasted'
  /** Bytes. */
  size: number
  /** SHA-256 of the bytes, in hexadecimal: identifies the file for a report or an auditor. */
  digest: string
  /** The reading of its text; `null` for a workbook, which defines it itself, and for HTML. */
  reading: SheetReading | null
  /** At least one sheet, in the order of the file. */
  sheets: readonly Sheet[]
}

/** The encoding and delimiter by which text was read as a table; a person confirms or changes them. */
export type SheetReading = {
  encoding: SheetEncoding
  delimiter: SheetDelimiter
}

export type SheetEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'
export type SheetDelimiter = ',' | ';' | '\t' | '|'

/** One table of text, without empty rows. */
export type Sheet = {
  /** The sheet's name; empty for text. */
  name: string
  /**
   * The text of each cell, row by row: a number of a workbook in full and with a point, a date as `YYYY-MM-DD`, with
   * ` HH:MM:SS` behind it where the cell shows a time, a formula as the value that was saved with it.
   * Rows can have different lengths.
   */
  rows: readonly (readonly string[])[]
  /** For each row, its number in the file as a spreadsheet shows it, from 1. */
  lines: readonly number[]
  /** The reader's notes on single cells and rows, in the order of the rows. */
  notes: readonly CellNote[]
  /** The sheet is hidden in its workbook. */
  isHidden: boolean
}

/** A fact about a cell that its text does not show. `row` and `column` count from 0 in `rows`; a `column` of `null` is the whole row. */
export type CellNote = {
  row: number
  column: number | null
  /**
   * `number`: the workbook holds a number, so leading zeros are possibly lost; `date`: a date; `formula`: the text is computed; `error`: the cell shows
   * an error such as `#REF!`; `merged`: a merged cell covers it and gives the text; `hidden`: the row is hidden or filtered out.
   */
  note: 'number' | 'date' | 'formula' | 'error' | 'merged' | 'hidden'
}
