import type { UploadType } from '@onlend/core/internal'

/** Bytes in which readers of PDF look for its beginning, and browsers for a page. */
const reach = 1_024

/** Bytes before a PDF that say nothing: an empty line, a byte order mark. */
const readersSkip = 16

/** As a page or a drawing with scripts begins, whatever stands before it. */
const markup = /<(?:!doctype\s+html|html|script|svg|iframe|body)[\s>/]/i

/**
 * Whether a file begins as two types at once: as a PDF behind another beginning, or as a page for a browser. A picture or a PDF has no cause
 * for either within its first kilobyte.
 */
export function hidesAnother(head: Uint8Array, type: UploadType | null): boolean {
  const start = new TextDecoder('latin1').decode(head.subarray(0, reach))
  const pdf = start.indexOf('%PDF-')
  if (type !== 'application/pdf' && pdf > (type === null ? readersSkip : -1)) return true
  if (type === 'text/csv') return /^\s*(?:ï»¿)?\s*<[!?a-z]/i.test(start)
  return type !== null && markup.test(start)
}
