import { createDigest, toHex } from '@onlend/core/internal'
import { SheetError } from './SheetError.ts'
import type { Sheet, SheetFile } from './SheetFile.ts'
import type { ReadSheetsOptions, SheetSource } from './SheetSource.ts'
import { type Pace, createPace } from './building/createPace.ts'
import { type SheetBytes, takeBytes } from './takeBytes.ts'
import { decodeText } from './text/decodeText.ts'
import { findEncoding } from './text/findEncoding.ts'
import { readMarkup } from './text/readMarkup.ts'
import { readText } from './text/readText.ts'
import { readWorkbook } from './workbook/readWorkbook.ts'
import type { WorkContext } from './worker/openWork.ts'

/** The source to read, with its encoding and delimiter. */
export type ReadOrder = { source: SheetSource } & Pick<ReadSheetsOptions, 'encoding' | 'delimiter'>

/** Reads a file in short slices, so that a page stays responsive and a worker receives an abort. */
export async function readFile(
  { source, ...reading }: ReadOrder,
  { onProgress, signal }: WorkContext,
): Promise<SheetFile> {
  return readSheetBytes(await takeBytes(source), reading, createPace({ slice: 12, onProgress, signal }))
}

/** Reads a file by its bytes alone: name and type can be wrong. */
async function readSheetBytes(
  { name, isPasted, bytes }: SheetBytes,
  { encoding, delimiter }: Pick<ReadSheetsOptions, 'encoding' | 'delimiter'>,
  pace: Pace,
): Promise<SheetFile> {
  const digest = toHex(await createDigest(bytes))
  const found = await read()
  const sheets = found.sheets.filter(({ rows }) => rows.length > 0)
  if (sheets.length === 0) throw new SheetError('empty')
  return { name, size: bytes.length, digest, reading: null, ...found, sheets }

  async function read(): Promise<Pick<SheetFile, 'format' | 'sheets'> & Partial<SheetFile>> {
    if (!isPasted && startsWith(bytes, 'PK'))
      return { format: 'xlsx', sheets: await readBroken(() => readWorkbook(bytes, pace)) }
    if (!isPasted) refuseOthers(bytes)
    const decoded = await decodeText(bytes, isPasted ? 'utf-8' : encoding, pace)
    if (!isPasted && markup.test(decoded.text.slice(0, 200)))
      return { format: 'html', sheets: [await readMarkup(decoded.text, pace)] }
    const text = await readText(decoded.text, delimiter, pace)
    const reading = { encoding: decoded.encoding, delimiter: text.delimiter }
    return { format: isPasted ? 'pasted' : 'csv', reading, sheets: [text.sheet] }
  }
}

/** Turns any other error of a reader into `broken`. */
async function readBroken(read: () => Promise<Sheet[]>): Promise<Sheet[]> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('broken')
  }
}

/** The beginnings of pages of HTML, and of other files without a table. */
const markup = /^\s{0,99}<(?:!doctype|!--|html|head|meta|style|body|div|table|svg|\?xml)/i
/** The beginnings of files that look like text and hold no table: PDF, RTF. */
const documents = ['%PDF-', '{\\rtf']
/** The beginning of old `.xls`, and of workbooks with a password. */
const compoundFile = '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1'

function refuseOthers(bytes: Uint8Array): void {
  if (startsWith(bytes, compoundFile)) {
    // The directory of such a file names its parts in UTF-16.
    const isEncrypted = new TextDecoder('utf-16le').decode(bytes).includes('EncryptedPackage')
    throw new SheetError(isEncrypted ? 'encrypted' : 'not_a_sheet')
  }
  if (documents.some((start) => startsWith(bytes, start)) || isBinary(bytes))
    throw new SheetError('not_a_sheet')
}

function startsWith(bytes: Uint8Array, start: string): boolean {
  return Array.from(start).every((letter, at) => bytes[at] === letter.charCodeAt(0))
}

/** Many control characters, in bytes of no known encoding. */
function isBinary(bytes: Uint8Array): boolean {
  if (findEncoding(bytes)) return false
  const start = bytes.subarray(0, 4096)
  const controls = start.filter((byte) => byte < 32 && byte !== 9 && byte !== 10 && byte !== 13)
  return controls.length > start.length * 0.05
}
