/** The limits of a file; beyond them the reader throws a `SheetError` with `too_large`. */
export const sheetLimits = {
  /** Bytes of a file or of pasted text. */
  bytes: 52_428_800,
  /** Rows of each sheet that are not empty. */
  rows: 200_000,
  /** Columns up to the last that is not empty. */
  columns: 500,
  /** Cells of all sheets together. */
  cells: 5_000_000,
  /** Characters of all cells together; a shared text counts for each cell. */
  characters: 200_000_000,
  /** Bytes that a workbook unpacks to. */
  unpackedBytes: 314_572_800,
  /** Styles of a workbook, and other elements that describe it. */
  elements: 100_000,
  /** Areas of merged cells in a table. */
  merged: 100_000,
  /** Pages of a PDF. */
  pages: 2_000,
  /** Files in a workbook. */
  entries: 10_000,
} as const
