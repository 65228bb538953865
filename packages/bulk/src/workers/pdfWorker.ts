import { readPdfPages } from '../sheets/pdf/readPdfPages.ts'
import type { PdfMessage, PdfRequest } from '../sheets/pdf/readPdf.ts'
import { SheetError } from '../sheets/SheetError.ts'

// The worker of `readStatement` for a PDF: it holds the reader of PDFs, so that a page loads the reader only for a PDF. The worker has no lazy import,
// because a bundler can write a worker as one classic script.
type WorkerScope = {
  onmessage: ((event: MessageEvent<PdfRequest>) => void) | null
  postMessage: (message: PdfMessage) => void
}
// The cast holds: this module runs in a worker alone.
const scope = globalThis as unknown as WorkerScope

scope.onmessage = ({ data: { bytes, password } }) => {
  scope.postMessage({ kind: 'started' })
  const onPage = (texts: Extract<PdfMessage, { kind: 'page' }>['texts'], share: number): void =>
    scope.postMessage({ kind: 'page', texts, share })
  readPdfPages(bytes, password, onPage)
    .then(() => scope.postMessage({ kind: 'done' }))
    .catch((error: unknown) => {
      scope.postMessage({ kind: 'error', code: error instanceof SheetError ? error.code : 'broken' })
    })
}
