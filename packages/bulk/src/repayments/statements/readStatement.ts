import type { ReadSheetsOptions, SheetSource } from '../../sheets/index.ts'
import { openStatementWork } from '../openStatementWork.ts'
import { takeStatement } from '../takeStatement.ts'
import type { Statement } from '../StatementLine.ts'
import { isPdf } from './pdf/isPdf.ts'
import { openPdf, type OpenPdf } from './pdf/openPdf.ts'
import type { StatementLayoutChange } from './StatementLayout.ts'

export type ReadStatementOptions = ReadSheetsOptions & {
  /** The choices of a person about the layout of a table; the reader finds the rest. @default found */
  layout?: StatementLayoutChange
  /** The password of a locked PDF; it stays on this device and is not kept. */
  password?: string
  /** Makes the worker that reads a PDF; `null` reads on the main thread. @default the worker that ships with the package */
  createPdfWorker?: (() => Worker) | null
}

/**
 * Reads the statement of a bank account or of mobile money: CSV, XLSX, PDF, pasted cells, OFX and MT940. If another reading of a table is possible,
 * `layout.doubts` lists it: ask the person, and read again with the chosen `layout`. The digests of the lines do not depend on it.
 *
 * A PDF loads a reader of half a megabyte, which refuses the file if opening balance plus lines is not the closing balance.
 *
 * @throws a `SheetError` where the file cannot be read; the abort reason of `signal`
 *
 * @example
 * const file = new File(['Date,Details,Credit\n05/03/2026,INV-77,250.00\n'], 'march.csv')
 * const { lines } = await readStatement(file, { layout: { dateOrder: 'day-first' } })
 */
export async function readStatement(
  source: SheetSource | OpenPdf,
  options: ReadStatementOptions = {},
): Promise<Statement> {
  const {
    encoding,
    delimiter,
    layout,
    password = '',
    createWorker,
    createPdfWorker,
    ...readOptions
  } = options
  readOptions.signal?.throwIfAborted()
  const worker = createPdfWorker === undefined ? {} : { createWorker: createPdfWorker }
  const isClosedPdf = !('sheet' in source) && (await isPdf(source))
  const opened = isClosedPdf ? await openPdf(source, { password, ...readOptions, ...worker }) : source
  // The page already holds the table of a PDF: a worker would cost its start and save nothing.
  const work = openStatementWork('sheet' in opened ? null : createWorker)
  try {
    const reading = {
      ...(encoding && { encoding }),
      ...(delimiter && { delimiter }),
      ...(layout && { layout }),
    }
    const facts = await work.ask('readStatement', { source: opened, ...reading }, readOptions)
    return await takeStatement(work, facts, readOptions)
  } finally {
    work.close()
  }
}
