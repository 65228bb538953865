import { SheetError } from '../SheetError.ts'
import type { PackedFile } from '../PackedFile.ts'
import type { SheetFile } from '../SheetFile.ts'
import type { ReadSheetsOptions, SheetErrorCode, SheetSource } from '../SheetSource.ts'
import { PackedRows, type RowPiece } from './PackedRows.ts'

/** The page's order to the worker. */
export type SheetRequest = { source: SheetSource } & Pick<ReadSheetsOptions, 'encoding' | 'delimiter'>

/** The worker's answers: that it runs, how far it is, and the file in pieces that the page can take one at a time. */
export type SheetMessage =
  | { kind: 'started' }
  | { kind: 'progress'; share: number }
  | { kind: 'file'; file: SheetFile }
  | { kind: 'rows'; sheet: number; piece: RowPiece }
  | { kind: 'done' }
  | { kind: 'error'; code: SheetErrorCode }

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
      let file: SheetFile | null = null
      let rows: PackedRows[] = []

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
          file = data.file
          rows = file.sheets.map(() => new PackedRows())
        }
        if (data.kind === 'rows') rows[data.sheet]?.add(data.piece)
        if (data.kind !== 'done') return
        const sheets = rows.map((packed, at) =>
          packed.toSheet(file?.sheets[at]?.name ?? '', file?.sheets[at]?.isHidden ?? false),
        )
        resolve(file && { ...file, sheets })
      }
      worker.postMessage(request)
    })
  } finally {
    clearTimeout(startTimer)
    if (onAbort) signal?.removeEventListener('abort', onAbort)
    worker.terminate()
  }
}
