import type { ReadSheetsOptions, SheetSource } from '../../sheets/index.ts'
import { takePieces } from '../../sheets/worker/takePieces.ts'
import { openStatementWork } from '../openStatementWork.ts'
import type { Statement } from '../StatementLine.ts'
import { isPdf } from './pdf/isPdf.ts'
import { openPdf, type OpenPdf } from './pdf/openPdf.ts'
import type { StatementLayoutChange } from './StatementLayout.ts'

export type ReadStatementOptions = ReadSheetsOptions & {
  /** What a person has chosen, of a table; the rest is found. @default found */
  layout?: StatementLayoutChange
  /** Opens a PDF that is locked; used on this device alone, and not kept. */
  password?: string
  /** Makes the worker that reads a PDF; `null` reads on the main thread. @default the worker that ships with the package */
  createPdfWorker?: (() => Worker) | null
}

/**
 * Reads the statement of a bank account or of mobile money: CSV, XLSX, PDF, what was pasted, OFX and MT940. Where a table could be read in another way
 * too, `layout.doubts` says so: ask, and read again with the `layout` that was chosen. The digests of the lines do not depend on it.
 *
 * A PDF loads a reader of half a megabyte, and is refused where its opening balance plus its lines is not its closing balance.
 *
 * @throws a `SheetError` where the file cannot be read; what `signal` was aborted with
 *
 * @example
 * const file = new File(['Date,Details,Credit\n05/03/2026,INV-77,250.00\n'], 'march.csv')
 * const { lines } = await readStatement(file, { layout: { dateOrder: 'day-first' } })
 */
export async function readStatement(
  source: SheetSource | OpenPdf,
  options: ReadStatementOptions = {},
): Promise<Statement> {
  const { encoding, delimiter, layout, password = '', createWorker, createPdfWorker, ...told } = options
  told.signal?.throwIfAborted()
  const worker = createPdfWorker === undefined ? {} : { createWorker: createPdfWorker }
  const isClosedPdf = !('sheet' in source) && (await isPdf(source))
  const opened = isClosedPdf ? await openPdf(source, { password, ...told, ...worker }) : source
  // The table of a PDF is on the page already: another worker would cost its start and save nothing.
  const { ask, close } = openStatementWork('sheet' in opened ? null : createWorker)
  try {
    const reading = {
      ...(encoding && { encoding }),
      ...(delimiter && { delimiter }),
      ...(layout && { layout }),
    }
    const { statement, size } = await ask('readStatement', { source: opened, ...reading }, told)
    const lines = await takePieces(size, (piece) => ask('takeLines', piece, told))
    return { ...statement, lines }
  } finally {
    close()
  }
}
