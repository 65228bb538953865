import type { ReadSheetsOptions } from '../SheetSource.ts'
import { openWork, type WorkContext } from '../worker/openWork.ts'
import type { PdfOrder, PdfText } from './readPdfPages.ts'

export type ReadPdfOptions = Pick<ReadSheetsOptions, 'onProgress' | 'signal' | 'createWorker'> &
  Pick<PdfOrder, 'password'>

type PdfWork = {
  readPdf: (order: PdfOrder, context: WorkContext) => Promise<readonly (readonly PdfText[])[]>
}

/** Reads the texts of a PDF in a worker; where none can start, page by page on the main thread. Throws a `SheetError`, or the reason of `signal`. */
export async function readPdf(
  bytes: Uint8Array<ArrayBuffer>,
  { password, createWorker = startWorker, ...readOptions }: ReadPdfOptions,
): Promise<readonly (readonly PdfText[])[]> {
  const work = openWork<PdfWork>({
    createWorker,
    load: async () => ({ readPdf: (await import('./readPdfPages.ts')).readPdfPages }),
    // The worker loads half a megabyte.
    startMs: 120_000,
  })
  try {
    return await work.ask('readPdf', { bytes, password }, readOptions)
  } finally {
    work.close()
  }
}

/** Starts the worker, in the exact form that bundlers recognise. */
function startWorker(): Worker {
  return new Worker(new URL('../../workers/pdfWorker.js', import.meta.url), { type: 'module' })
}
