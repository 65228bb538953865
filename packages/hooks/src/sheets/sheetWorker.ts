import { createPace } from './building/createPace.ts'
import { readSheetBytes } from './readSheetBytes.ts'
import { SheetError } from './SheetError.ts'
import type { Sheet } from './SheetFile.ts'
import { takeBytes } from './takeBytes.ts'
import { packedNotes } from './worker/packedNotes.ts'
import type { SheetMessage, SheetRequest } from './worker/SheetMessage.ts'

// The worker of `readSheets`: it reads one file, hands it over in pieces and is ended by the page. It imports nothing lazily, because a bundler may
// write a worker as one classic script.
type WorkerScope = {
  onmessage: ((event: MessageEvent<SheetRequest>) => void) | null
  postMessage: (message: SheetMessage, transfer?: Transferable[]) => void
}
const scope = globalThis as unknown as WorkerScope

/** Few enough that taking them is no long task of the page. */
const rowsPerPiece = 4000
const cellsPerPiece = 40_000

scope.onmessage = ({ data }) => {
  scope.postMessage({ kind: 'started' })
  read(data).catch((error: unknown) => {
    scope.postMessage({ kind: 'error', code: error instanceof SheetError ? error.code : 'broken' })
  })
}

async function read({ source, ...options }: SheetRequest): Promise<void> {
  const onProgress = (share: number): void => scope.postMessage({ kind: 'progress', share })
  const bytes = await takeBytes(source)
  const file = await readSheetBytes(
    bytes,
    options,
    createPace({ slice: Number.POSITIVE_INFINITY, onProgress }),
  )
  const withoutRows = file.sheets.map((sheet) => ({ ...sheet, rows: [], lines: [], notes: [] }))
  scope.postMessage({ kind: 'file', file: { ...file, sheets: withoutRows } })
  for (const [index, sheet] of file.sheets.entries()) postRows(index, sheet)
  scope.postMessage({ kind: 'done' })
}

function postRows(index: number, { rows, lines, notes }: Sheet): void {
  let noted = 0
  let from = 0
  while (from < rows.length) {
    let to = from
    for (let cells = 0; to < rows.length && to - from < rowsPerPiece && cells < cellsPerPiece; to += 1)
      cells += (rows[to] as readonly string[]).length
    let noteEnd = noted
    while (noteEnd < notes.length && (notes[noteEnd]?.row ?? 0) < to) noteEnd += 1
    const piece = {
      kind: 'rows' as const,
      sheet: index,
      rows: rows.slice(from, to) as string[][],
      lines: Int32Array.from(lines.slice(from, to)),
      notes: packedNotes.pack(notes.slice(noted, noteEnd)),
    }
    scope.postMessage(piece, [piece.lines.buffer, piece.notes.buffer])
    noted = noteEnd
    from = to
  }
}
