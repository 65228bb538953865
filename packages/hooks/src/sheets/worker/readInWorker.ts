import { SheetError } from '../SheetError.ts'
import type { PackedFile } from '../PackedFile.ts'
import type { ReadSheetsOptions } from '../SheetSource.ts'
import { addRows } from './addRows.ts'
import { PackedRows } from './PackedRows.ts'
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
}: WorkerParameters): Promise<PackedFile | null> {
  let worker: Worker
  try {
    worker = createWorker()
  } catch {
    return null
  }
  let onAbort: (() => void) | undefined
  let startTimer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<PackedFile | null>((resolve, reject) => {
      let hasStarted = false
      let file: PackedFile | null = null
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
          sheets = data.file.sheets.map((sheet) => ({
            ...sheet,
            ...{ rows: new PackedRows(), lines: [], notes: [] },
          }))
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
