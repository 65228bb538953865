import { nextTask } from '../../lib/nextTask.ts'
import { SheetError } from '../SheetError.ts'
import type { ReadSheetsOptions, SheetErrorCode } from '../SheetSource.ts'
import type { PdfText } from './readPdfPages.ts'

/** The page's request to the worker. */
export type PdfRequest = { bytes: Uint8Array<ArrayBuffer>; password: string }

/** The worker's messages: its start, and the texts page by page. */
export type PdfMessage =
  | { kind: 'started' }
  | { kind: 'page'; texts: readonly PdfText[]; share: number }
  | { kind: 'done' }
  | { kind: 'error'; code: SheetErrorCode }

export type ReadPdfOptions = Pick<ReadSheetsOptions, 'onProgress' | 'signal' | 'createWorker'> & {
  password: string
}

/** The timeout for a worker to load its half megabyte: some browsers report no error where the page's policy forbids it. */
const startMs = 120_000

/** Reads the texts of a PDF in a worker; where none can start, page by page on the main thread. Throws a `SheetError`, or the reason of `signal`. */
export async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  { password, onProgress, signal, createWorker = startWorker }: ReadPdfOptions,
): Promise<readonly (readonly PdfText[])[]> {
  const pages: (readonly PdfText[])[] = []
  const onPage = (texts: readonly PdfText[], share: number): void => {
    pages.push(texts)
    onProgress?.(share)
  }
  let worker: Worker | null = null
  try {
    worker = createWorker?.() ?? null
  } catch {}
  if (worker && (await readInWorker(worker, { bytes, password }, onPage, signal))) return pages
  signal?.throwIfAborted()
  const { readPdfPages } = await import('./readPdfPages.ts')
  await readPdfPages(bytes, password, async (texts, share) => {
    onPage(texts, share)
    await nextTask()
    signal?.throwIfAborted()
  })
  return pages
}

/** Resolves to whether the worker could start. */
async function readInWorker(
  worker: Worker,
  request: PdfRequest,
  onPage: (texts: readonly PdfText[], share: number) => void,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  const stop = new AbortController()
  try {
    return await new Promise<boolean>((resolve, reject) => {
      let hasStarted = false
      const timer = setTimeout(() => !hasStarted && resolve(false), startMs)
      stop.signal.addEventListener('abort', () => clearTimeout(timer))
      signal?.addEventListener('abort', () => reject(signal.reason), { signal: stop.signal })
      worker.onerror = (event) => {
        event.preventDefault()
        if (hasStarted) reject(new SheetError('broken'))
        else resolve(false)
      }
      worker.onmessageerror = () => reject(new SheetError('broken'))
      worker.onmessage = ({ data }: MessageEvent<PdfMessage>) => {
        hasStarted = true
        if (data.kind === 'page') onPage(data.texts, data.share)
        if (data.kind === 'error') reject(new SheetError(data.code))
        if (data.kind === 'done') resolve(true)
      }
      worker.postMessage(request)
    })
  } finally {
    stop.abort()
    worker.terminate()
  }
}

/** Starts the worker, in the exact form that bundlers recognise. */
function startWorker(): Worker {
  return new Worker(new URL('../../workers/pdfWorker.js', import.meta.url), { type: 'module' })
}
