import { readFile, type ReadOrder } from './readFile.ts'
import type { CellNote, SheetFile } from './SheetFile.ts'
import type { WorkContext } from './worker/openWork.ts'

type Piece = { sheet: number; from: number; to: number }

/** The work of `readSheets`: reads a file and returns its rows piece by piece. */
export type SheetWork = {
  /** Reads a file, and returns it without the rows and notes, which the page takes afterwards. */
  readSheets: (order: ReadOrder, context: WorkContext) => Promise<{ file: SheetFile; sizes: PieceSizes }>
  takeRows: (piece: Piece) => readonly (readonly string[])[]
  takeNotes: (piece: Piece) => readonly CellNote[]
}

type PieceSizes = readonly { rows: number; notes: number }[]

/** Makes the work of one reading. */
export function createSheetWork(): SheetWork {
  let held: SheetFile | null = null
  return {
    readSheets: async (order, context) => {
      const file = await readFile(order, context)
      held = file
      return {
        file: { ...file, sheets: file.sheets.map((sheet) => ({ ...sheet, rows: [], notes: [] })) },
        sizes: file.sheets.map(({ rows, notes }) => ({ rows: rows.length, notes: notes.length })),
      }
    },
    takeRows: ({ sheet, from, to }) => held?.sheets[sheet]?.rows.slice(from, to) ?? [],
    takeNotes: ({ sheet, from, to }) => held?.sheets[sheet]?.notes.slice(from, to) ?? [],
  }
}
