import { nextTask } from '../../lib/nextTask.ts'
import type { PackedFile } from '../../sheets/PackedFile.ts'
import { PackedRows } from '../../sheets/worker/PackedRows.ts'
import type { SheetMessage } from '../../sheets/worker/readInWorker.ts'
import type { CheckState, KnownReferences } from '../createRowChecker.ts'
import type { ImportColumn, ImportIssue, ImportLayout, TransactionFieldName } from '../TransactionImport.ts'
import type { RowRules } from '../RowReader.ts'

/** By what the rows of a file are checked. */
export type CheckOrder = {
  layout: ImportLayout
  columns: readonly ImportColumn[]
  /** The host's own headings. */
  headings: Readonly<Partial<Record<TransactionFieldName, string>>> | undefined
  rules: Omit<RowRules, 'table'>
  known: KnownReferences
}

/** What the page asks of the worker: the sheets of a file, their rows in pieces, and the check. */
export type CheckRequest =
  | { kind: 'file'; digest: string; sheets: readonly { name: string; isHidden: boolean }[] }
  | Extract<SheetMessage, { kind: 'rows' }>
  | ({ kind: 'check' } & CheckOrder)

/** What the worker answers: that it runs, how far it is, the issues of the rows in pieces, and all else that was found. */
export type CheckAnswer =
  | { kind: 'started' }
  | { kind: 'progress'; share: number }
  | { kind: 'issues'; issues: readonly (readonly [number, readonly ImportIssue[]])[] }
  | ({ kind: 'checked' } & Omit<CheckState, 'issues'>)

type CheckInWorkerParameters = {
  createWorker: () => Worker
  file: PackedFile
  order: CheckOrder
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** A worker that has not begun by then never will: some browsers say nothing where the page's policy forbids it. */
const startMs = 10_000

/** Checks rows in a worker, which is ended afterwards. Resolves to `null` where none can start, or it fails: then the page does it itself. */
export async function checkInWorker(parameters: CheckInWorkerParameters): Promise<CheckState | null> {
  const { createWorker, file, order, onProgress, signal } = parameters
  const places = [...new Set([order.layout.sheet, order.layout.instalmentsSheet])]
  let worker: Worker
  try {
    worker = createWorker()
  } catch {
    return null
  }
  const post = (request: CheckRequest) => worker.postMessage(request)
  let startTimer: ReturnType<typeof setTimeout> | undefined
  let onAbort = () => {}
  try {
    const answered = new Promise<CheckState | null>((resolve, reject) => {
      const issues = new Map<number, readonly ImportIssue[]>()
      onAbort = () => reject(signal.reason)
      signal.addEventListener('abort', onAbort)
      worker.onerror = (event) => {
        event.preventDefault()
        resolve(null)
      }
      worker.onmessageerror = () => resolve(null)
      worker.onmessage = ({ data }: MessageEvent<CheckAnswer>) => {
        if (data.kind === 'started') clearTimeout(startTimer)
        if (data.kind === 'progress') onProgress(data.share)
        if (data.kind === 'issues') for (const [id, found] of data.issues) issues.set(id, found)
        if (data.kind === 'checked') resolve({ ...data, issues })
      }
      startTimer = setTimeout(() => resolve(null), startMs)
    })
    // Heard here too, so that an abort while rows are handed over is no unhandled rejection.
    answered.catch(() => undefined)
    post({
      kind: 'file',
      digest: file.digest,
      sheets: file.sheets.map(({ name, isHidden }) => ({ name, isHidden })),
    })
    for (const place of places) {
      if (place === null) continue
      for (const piece of toPieces(file, place)) {
        post(piece)
        await nextTask()
        signal.throwIfAborted()
      }
    }
    post({ kind: 'check', ...order })
    return await answered
  } finally {
    clearTimeout(startTimer)
    signal.removeEventListener('abort', onAbort)
    worker.terminate()
  }
}

/** The rows of a sheet as they came. */
function* toPieces(
  { sheets }: PackedFile,
  place: number,
): Generator<Extract<CheckRequest, { kind: 'rows' }>> {
  const rows = sheets[place]?.rows
  if (!(rows instanceof PackedRows)) return
  for (const piece of rows.pieces) yield { kind: 'rows', sheet: place, piece }
}
