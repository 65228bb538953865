import { readPdfPages } from '../sheets/pdf/readPdfPages.ts'
import { serveWork } from '../sheets/worker/serveWork.ts'

// The worker of `readStatement` for a PDF: it holds the reader of PDFs, so that a page loads the reader only for a PDF. The worker has no lazy import,
// because a bundler can write a worker as one classic script.
serveWork({ readPdf: readPdfPages })
