import { createPace } from '../sheets/building/createPace.ts'
import type { PackedSheet, SheetRows } from '../sheets/PackedFile.ts'
import { readSheetBytes } from '../sheets/readSheetBytes.ts'
import { SheetError } from '../sheets/SheetError.ts'
import { takeBytes } from '../sheets/takeBytes.ts'
import { packedNotes } from '../sheets/worker/packedNotes.ts'
import { PackedRows } from '../sheets/worker/PackedRows.ts'
import type { SheetMessage, SheetRequest } from '../sheets/worker/SheetMessage.ts'

// The worker of `readSheets`: it reads one file, hands it over in pieces and is ended by the page. It imports nothing lazily, because a bundler may
// write a worker as one classic script.
type WorkerScope = {
  onmessage: ((event: MessageEvent<SheetRequest>) => void) | null
  postMessage: (message: SheetMessage, transfer?: Transferable[]) => void
}
const scope = globalThis as unknown as WorkerScope

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
    true,
  )
  const withoutRows = file.sheets.map((sheet) => ({ ...sheet, rows: [], lines: [], notes: [] }))
  scope.postMessage({ kind: 'file', file: { ...file, sheets: withoutRows } })
  for (const [index, sheet] of file.sheets.entries()) postRows(index, sheet)
  scope.postMessage({ kind: 'done' })
}

function postRows(index: number, { rows, lines, notes }: PackedSheet): void {
  const packed = rows instanceof PackedRows ? rows : pack(rows)
  let noted = 0
  let from = 0
  for (const piece of packed.pieces) {
    const to = from + piece.starts.length - 1
    let noteEnd = noted
    while (noteEnd < notes.length && (notes[noteEnd]?.row ?? 0) < to) noteEnd += 1
    const message = {
      kind: 'rows' as const,
      sheet: index,
      rows: piece,
      lines: Int32Array.from(lines.slice(from, to)),
      notes: packedNotes.pack(notes.slice(noted, noteEnd)),
    }
    const { bytes, ends, starts } = piece
    scope.postMessage(message, [
      ...[message.lines.buffer, message.notes.buffer, bytes.buffer, ends.buffer, starts.buffer],
    ])
    noted = noteEnd
    from = to
  }
}

function pack(rows: SheetRows): PackedRows {
  const packed = new PackedRows()
  const waiting: (readonly string[])[] = []
  for (let at = 0; at < rows.length; at += 1) {
    waiting.push(rows.at(at) ?? [])
    if (PackedRows.isFull(waiting)) packed.take(waiting)
  }
  if (waiting.length > 0) packed.take(waiting)
  return packed
}
