import { createDigest, toHex } from '@onlend/core/internal'
import type { Sheet, SheetSource } from '../../sheets/index.ts'
import { sheetLimits } from '../../sheets/building/sheetLimits.ts'
import { SheetError } from '../../sheets/SheetError.ts'
import { createPace } from '../../sheets/building/createPace.ts'
import { readFile, type ReadOrder } from '../../sheets/readFile.ts'
import { takeBytes } from '../../sheets/takeBytes.ts'
import { decodeText } from '../../sheets/text/decodeText.ts'
import type { WorkContext } from '../../sheets/worker/openWork.ts'
import type { Statement } from '../StatementLine.ts'
import { findLayout } from './findLayout.ts'
import { findBrokenLine } from './pdf/findBrokenLine.ts'
import type { OpenPdf } from './pdf/openPdf.ts'
import type { StatementLayoutChange } from './StatementLayout.ts'
import { readMt940 } from './readMt940.ts'
import { readOfx } from './readOfx.ts'
import { readTable } from './readTable.ts'

/** The source to read, and the layout choices of a person. A PDF is already open. */
export type StatementOrder = Omit<ReadOrder, 'source'> & {
  source: SheetSource | OpenPdf
  layout?: StatementLayoutChange
}

const headBytes = 8192

/** Reads a statement in any of the formats; throws a `SheetError` where it cannot be read. */
export async function readStatementFile(
  { source, layout: chosen, ...reading }: StatementOrder,
  context: WorkContext,
): Promise<Statement> {
  if ('sheet' in source) return readOpenPdf(source, chosen)
  const format = await findFormat(source)
  if (format !== null) return readMessages(source, format)
  const file = await readFile({ source, ...reading }, context)
  const table = await lay(file.sheets, chosen)
  return { fileName: file.name, fileDigest: file.digest, format: file.format, ...table }
}

async function readOpenPdf(
  { name, digest, sheet }: OpenPdf,
  chosen: StatementLayoutChange | undefined,
): Promise<Statement> {
  const table = await lay([sheet], chosen)
  const { doubts, headerRow } = table.layout
  const broken =
    doubts.includes('columns') || doubts.includes('decimalMark') ? null : findBrokenLine(sheet, table)
  if (broken !== null) throw new SheetError('unbalanced', broken - 1 - (headerRow ?? -1))
  return { fileName: name, fileDigest: digest, format: 'pdf', ...table }
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

/** Finds the format by the content: banks give these files any name. */
async function findFormat(source: SheetSource): Promise<'ofx' | 'mt940' | null> {
  const { bytes } = await takeBytes(source, headBytes)
  const head = new TextDecoder('windows-1252').decode(bytes)
  if (/(?:^|[\s>])(?:OFXHEADER\s?[:=]|<(?:\w{1,20}:)?OFX[\s>])/i.test(head.replace(/^(?:\ufeff|ï»¿)/, '')))
    return 'ofx'
  return /^:60[FM]:[CD]\d{6}[A-Z]{3}/m.test(head) && /^(?:\{.{0,400})?:20:/m.test(head) ? 'mt940' : null
}

async function readMessages(source: SheetSource, format: 'ofx' | 'mt940'): Promise<Statement> {
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
  if (messages.lines.length > sheetLimits.rows) throw new SheetError('too_large')
  return { fileName, fileDigest: toHex(digest), format, ...messages, layout: null, columns: [], head: [] }
}
