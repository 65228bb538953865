import { createDigest, toHex } from '@onlend/core/internal'
import {
  readSheets,
  type ReadSheetsOptions,
  SheetError,
  sheetLimits,
  type SheetSource,
} from '../../sheets/index.ts'
import { createPace } from '../../sheets/building/createPace.ts'
import { takeBytes } from '../../sheets/takeBytes.ts'
import { decodeText } from '../../sheets/text/decodeText.ts'
import type { Statement } from '../StatementLine.ts'
import { findLayout } from './findLayout.ts'
import type { StatementLayoutChange } from './StatementLayout.ts'
import { readMt940 } from './readMt940.ts'
import { readOfx } from './readOfx.ts'
import { readTable } from './readTable.ts'

export type ReadStatementOptions = ReadSheetsOptions & {
  /** What a person has chosen, of a table; the rest is found. @default found */
  layout?: StatementLayoutChange
}

const headBytes = 8192

/**
 * Reads the statement of a bank account or of mobile money: CSV, XLSX, what was pasted, OFX and MT940. Where a table could be read in another way
 * too, `layout.doubts` says so: ask, and read again with the `layout` that was chosen. The digests of the lines do not depend on it.
 *
 * @throws a `SheetError` where the file cannot be read; what `signal` was aborted with
 *
 * @example
 * const file = new File(['Date,Details,Credit\n05/03/2026,INV-77,250.00\n'], 'march.csv')
 * const { lines } = await readStatement(file, { layout: { dateOrder: 'day-first' } })
 */
export async function readStatement(
  source: SheetSource,
  { layout: chosen, ...options }: ReadStatementOptions = {},
): Promise<Statement> {
  options.signal?.throwIfAborted()
  const format = await findFormat(source)
  if (format !== null) return readMessages(source, format, options.signal)

  const file = await readSheets(source, options)
  const layout = findLayout(file.sheets, chosen)
  const sheet = file.sheets[layout.sheet]
  if (!sheet) throw new SheetError('empty')
  const table = await readTable(sheet, layout)
  options.signal?.throwIfAborted()
  return { fileName: file.name, fileDigest: file.digest, format: file.format, ...table }
}

/** By what stands in it: banks give these files any name. */
async function findFormat(source: SheetSource): Promise<'ofx' | 'mt940' | null> {
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
