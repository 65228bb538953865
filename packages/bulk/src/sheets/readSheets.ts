import { createPace } from './building/createPace.ts'
import { readPackedSheets } from './readPackedSheets.ts'
import type { Sheet, SheetFile } from './SheetFile.ts'
import type { ReadSheetsOptions, SheetSource } from './SheetSource.ts'

/** Rows between two looks at the clock. */
const rowsPerStep = 250

/**
 * Reads a file, or what was pasted, as tables of text: CSV of any delimiter and usual encoding, XLSX, and HTML
 * that a portal saves as `.xls`. Works in a worker; where none can start, in
 * short slices on the main thread.
 *
 * @throws a `SheetError` that says why the file cannot be read; what `signal` was aborted with
 *
 * @example
 * const { sheets } = await readSheets({ pasted: 'Reference\tAmount\nINV-1\t12.50' })
 * const [header, ...rows] = sheets[0]?.rows ?? []
 */
export async function readSheets(source: SheetSource, options: ReadSheetsOptions = {}): Promise<SheetFile> {
  const file = await readPackedSheets(source, options)
  const pace = createPace({ slice: 12, signal: options.signal })
  const sheets: Sheet[] = []
  for (const sheet of file.sheets) {
    const rows: (readonly string[])[] = []
    for (let from = 0; from < sheet.rows.length; from += rowsPerStep) {
      for (const row of sheet.rows.slice(from, from + rowsPerStep)) rows.push(row)
      const rest = pace.step(0)
      if (rest) await rest
    }
    sheets.push({ ...sheet, rows })
  }
  return { ...file, sheets }
}
