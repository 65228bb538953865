import type { SheetWork } from './createSheetWork.ts'
import type { Sheet, SheetFile } from './SheetFile.ts'
import type { ReadSheetsOptions, SheetSource } from './SheetSource.ts'
import { openWork } from './worker/openWork.ts'

/**
 * Reads a file, or pasted text, as tables of text: CSV of any delimiter and usual encoding, XLSX, and HTML
 * that a portal saves as `.xls`. Works in a worker; where none can start, in
 * short slices on the main thread.
 *
 * @throws a `SheetError` with the reason why the file cannot be read; the abort reason of `signal`
 *
 * @example
 * const { sheets } = await readSheets({ pasted: 'Reference\tAmount\nINV-1\t12.50' })
 * const [header, ...rows] = sheets[0]?.rows ?? []
 */
export async function readSheets(
  source: SheetSource,
  { createWorker, encoding, delimiter, ...readOptions }: ReadSheetsOptions = {},
): Promise<SheetFile> {
  const work = openWork<SheetWork>({
    createWorker,
    load: async () => (await import('./createSheetWork.ts')).createSheetWork(),
  })
  try {
    const order = { source, ...(encoding && { encoding }), ...(delimiter && { delimiter }) }
    const { file, sizes } = await work.ask('readSheets', order, readOptions)
    const sheets: Sheet[] = []
    for (const [sheet, found] of file.sheets.entries()) {
      const size = sizes[sheet]
      const rows = await takePieces(size?.rows ?? 0, (piece) =>
        work.ask('takeRows', { sheet, ...piece }, readOptions),
      )
      const notes = await takePieces(size?.notes ?? 0, (piece) =>
        work.ask('takeNotes', { sheet, ...piece }, readOptions),
      )
      sheets.push({ ...found, rows, notes })
    }
    return { ...file, sheets }
  } finally {
    work.close()
  }
}

/** Items per piece: few enough that the page takes them in a short task. */
const pieceSize = 500

async function takePieces<One>(
  size: number,
  take: (piece: { from: number; to: number }) => Promise<readonly One[]>,
): Promise<One[]> {
  const all: One[] = []
  for (let from = 0; from < size; from += pieceSize)
    for (const one of await take({ from, to: from + pieceSize })) all.push(one)
  return all
}
