import { createDigest, toHex } from '@onlend/core/internal'
import {
  readSheets,
  type ReadSheetsOptions,
  type Sheet,
  SheetError,
  sheetLimits,
  type SheetSource,
} from '../../sheets/index.ts'
import { createPace } from '../../sheets/building/createPace.ts'
import { takeBytes } from '../../sheets/takeBytes.ts'
import { decodeText } from '../../sheets/text/decodeText.ts'
import type { Statement } from '../StatementLine.ts'
import { findLayout } from './findLayout.ts'
import { findBrokenLine } from './pdf/findBrokenLine.ts'
import { isPdf } from './pdf/isPdf.ts'
import { openPdf, type OpenPdf } from './pdf/openPdf.ts'
import type { StatementLayoutChange } from './StatementLayout.ts'
import { readMt940 } from './readMt940.ts'
import { readOfx } from './readOfx.ts'
import { readTable } from './readTable.ts'

export type ReadStatementOptions = ReadSheetsOptions & {
  /** What a person has chosen, of a table; the rest is found. @default found */
  layout?: StatementLayoutChange
  /** Opens a PDF that is locked; used on this device alone, and not kept. */
  password?: string
  /** Makes the worker that reads a PDF; `null` reads on the main thread. @default the worker that ships with the package */
  createPdfWorker?: (() => Worker) | null
}

const headBytes = 8192

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
  { layout: chosen, password = '', createPdfWorker, ...options }: ReadStatementOptions = {},
): Promise<Statement> {
  const { signal, onProgress } = options
  signal?.throwIfAborted()
  const format = 'sheet' in source ? 'pdf' : await findFormat(source)
  if (format === 'ofx' || format === 'mt940') return readMessages(source as SheetSource, format, signal)
  if (format === null) {
    const file = await readSheets(source as SheetSource, options)
    const table = await lay(file.sheets, chosen)
    signal?.throwIfAborted()
    return { fileName: file.name, fileDigest: file.digest, format: file.format, ...table }
  }
  const worker = createPdfWorker === undefined ? {} : { createWorker: createPdfWorker }
  const told = { ...(onProgress && { onProgress }), ...(signal && { signal }) }
  const { name, digest, sheet } =
    'sheet' in source ? source : await openPdf(source, { password, ...told, ...worker })
  const table = await lay([sheet], chosen)
  const { doubts, headerRow } = table.layout
  const broken =
    doubts.includes('columns') || doubts.includes('decimalMark') ? null : findBrokenLine(sheet, table)
  if (broken !== null) throw new SheetError('unbalanced', broken - 1 - (headerRow ?? -1))
  signal?.throwIfAborted()
  return { fileName: name, fileDigest: digest, format, ...table }
}

async function lay(
  sheets: readonly Sheet[],
  chosen: StatementLayoutChange | undefined,
): ReturnType<typeof readTable> {
  const layout = findLayout(sheets, chosen)
  const sheet = sheets[layout.sheet]
  if (!sheet) throw new SheetError('empty')
  return readTable(sheet, layout)
}

/** By what stands in it: banks give these files any name. */
async function findFormat(source: SheetSource): Promise<'ofx' | 'mt940' | 'pdf' | null> {
  if (await isPdf(source)) return 'pdf'
  const { bytes } = await takeBytes(source, headBytes)
  const head = new TextDecoder('windows-1252').decode(bytes)
  if (/(?:^|[\s>])(?:OFXHEADER\s?[:=]|<(?:\w{1,20}:)?OFX[\s>])/i.test(head.replace(/^(?:\ufeff|ï»¿)/, '')))
    return 'ofx'
  return /^:60[FM]:[CD]\d{6}[A-Z]{3}/m.test(head) && /^(?:\{.{0,400})?:20:/m.test(head) ? 'mt940' : null
}

async function readMessages(
  source: SheetSource,
  format: 'ofx' | 'mt940',
  signal: AbortSignal | undefined,
): Promise<Statement> {
  const { name: fileName, bytes } = await takeBytes(source)
  const { text } = await decodeText(
    bytes,
    'pasted' in source ? 'utf-8' : undefined,
    createPace({ slice: Infinity }),
  )
  const [digest, messages] = await Promise.all([
    createDigest(bytes),
    format === 'ofx' ? readOfx(text) : readMt940(text),
  ])
  signal?.throwIfAborted()
  if (messages.lines.length > sheetLimits.rows) throw new SheetError('too_large')
  return { fileName, fileDigest: toHex(digest), format, ...messages, layout: null, columns: [], head: [] }
}
