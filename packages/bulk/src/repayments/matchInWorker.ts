import type { MatchedLine, RepaymentMatchOptions } from './matchSteps.ts'
import { matchTransfer, type PackedValues } from './matchTransfer.ts'
import { nextTask } from '../lib/nextTask.ts'
import type { OpenFinancing } from './RepaymentProposal.ts'
import type { IncomingLine } from './StatementLine.ts'

/** What the page hands to the worker, in pieces that are no long task to copy; `match` comes last. */
export type MatchRequest =
  | { kind: 'financings'; packed: PackedValues }
  | { kind: 'lines'; packed: PackedValues }
  | { kind: 'match'; options: RepaymentMatchOptions }

/** What the worker answers: that it runs, how far it is, and the proposals in pieces. */
export type MatchAnswer =
  | { kind: 'started' }
  | { kind: 'progress'; share: number }
  | { kind: 'matched'; packed: PackedValues }
  | { kind: 'done' }

type MatchInWorkerParameters = {
  createWorker: () => Worker
  lines: readonly IncomingLine[]
  financings: readonly OpenFinancing[]
  options: RepaymentMatchOptions
  onProgress: (share: number) => void
  signal: AbortSignal
}

/** A worker that has not begun by then never will: some browsers say nothing where the page's policy forbids it. */
const startMs = 10_000
/** Rows that are copied at a time. */
const rowsPerPiece = 1_000

/** Matches in a worker, which is ended afterwards. Resolves to `null` where none can start, or it fails: then the page does it itself. */
export async function matchInWorker(parameters: MatchInWorkerParameters): Promise<MatchedLine[] | null> {
  const { createWorker, lines, financings, options, onProgress, signal } = parameters
  let worker: Worker
  try {
    worker = createWorker()
  } catch {
    return null
  }
  const post = (kind: 'financings' | 'lines', packed: PackedValues) =>
    worker.postMessage({ kind, packed } satisfies MatchRequest, [packed.numbers.buffer])
  let startTimer: ReturnType<typeof setTimeout> | undefined
  let onAbort = () => {}
  try {
    const answered = new Promise<MatchedLine[] | null>((resolve, reject) => {
      const matched: MatchedLine[] = []
      onAbort = () => reject(signal.reason)
      signal.addEventListener('abort', onAbort)
      worker.onerror = (event) => {
        event.preventDefault()
        resolve(null)
      }
      worker.onmessageerror = () => resolve(null)
      worker.onmessage = ({ data }: MessageEvent<MatchAnswer>) => {
        if (data.kind === 'started') clearTimeout(startTimer)
        if (data.kind === 'progress') onProgress(data.share)
        if (data.kind === 'matched') matched.push(...matchTransfer.unpackMatched(data.packed))
        if (data.kind === 'done') resolve(matched)
      }
      startTimer = setTimeout(() => resolve(null), startMs)
    })
    // Heard here too, so that an abort while rows are handed over is no unhandled rejection.
    answered.catch(() => undefined)
    for (let from = 0; from < financings.length; from += rowsPerPiece) {
      post('financings', matchTransfer.packFinancings(financings.slice(from, from + rowsPerPiece)))
      await nextTask()
      signal.throwIfAborted()
    }
    for (let from = 0; from < lines.length; from += rowsPerPiece) {
      post('lines', matchTransfer.packLines(lines.slice(from, from + rowsPerPiece)))
      await nextTask()
      signal.throwIfAborted()
    }
    worker.postMessage({ kind: 'match', options } satisfies MatchRequest)
    return await answered
  } finally {
    clearTimeout(startTimer)
    signal.removeEventListener('abort', onAbort)
    worker.terminate()
  }
}
