import { SheetError } from '../SheetError.ts'
import type { SheetFile } from '../SheetFile.ts'
import type { ReadSheetsOptions } from '../SheetSource.ts'
import { packedNotes } from './packedNotes.ts'
import type { ArrivingSheet, SheetMessage, SheetRequest } from './SheetMessage.ts'

type WorkerParameters = {
  createWorker: () => Worker
  request: SheetRequest
} & Pick<ReadSheetsOptions, 'onProgress' | 'signal'>

/** A worker that has not begun by then never will: some browsers say nothing where the page's policy forbids it. */
const startMs = 10_000

/** Reads in a worker, which is ended afterwards and where the caller stops waiting. Resolves to `null` where none can start. */
export async function readInWorker({
  createWorker,
  request,
  onProgress,
  signal,
}: WorkerParameters): Promise<SheetFile | null> {
  let worker: Worker
  try {
    worker = createWorker()
  } catch {
    return null
  }
  let onAbort: (() => void) | undefined
  let startTimer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<SheetFile | null>((resolve, reject) => {
      let hasStarted = false
      let file: SheetFile | null = null
      let sheets: ArrivingSheet[] = []

      onAbort = () => reject(signal?.reason)
      signal?.addEventListener('abort', onAbort)
      startTimer = setTimeout(() => !hasStarted && resolve(null), startMs)
      worker.onerror = (event) => {
        event.preventDefault()
        if (hasStarted) reject(new SheetError('broken'))
        else resolve(null)
      }
      worker.onmessageerror = () => reject(new SheetError('broken'))
      worker.onmessage = ({ data }: MessageEvent<SheetMessage>) => {
        hasStarted = true
        if (data.kind === 'progress') onProgress?.(data.share)
        if (data.kind === 'error') reject(new SheetError(data.code))
        if (data.kind === 'file') {
          sheets = data.file.sheets.map((sheet) => ({ ...sheet, rows: [], lines: [], notes: [] }))
          file = { ...data.file, sheets }
        }
        if (data.kind === 'rows') addRows(sheets[data.sheet], data)
        if (data.kind === 'done') resolve(file)
      }
      worker.postMessage(request)
    })
  } finally {
    clearTimeout(startTimer)
    if (onAbort) signal?.removeEventListener('abort', onAbort)
    worker.terminate()
  }
}

function addRows(
  sheet: ArrivingSheet | undefined,
  { rows, lines, notes }: Extract<SheetMessage, { kind: 'rows' }>,
): void {
  if (!sheet) return
  for (const row of rows) sheet.rows.push(row)
  for (const line of lines) sheet.lines.push(line)
  for (const note of packedNotes.unpack(notes)) sheet.notes.push(note)
}
