import { createDigest, toHex } from '@onlend/core/internal'
import type { Pace } from './building/createPace.ts'
import type { PackedFile, PackedSheet } from './PackedFile.ts'
import { SheetError } from './SheetError.ts'
import type { Sheet, SheetReading } from './SheetFile.ts'
import type { ReadSheetsOptions } from './SheetSource.ts'
import { decodeText } from './text/decodeText.ts'
import { readMarkup } from './text/readMarkup.ts'
import { readText } from './text/readText.ts'
import { readWorkbook } from './workbook/readWorkbook.ts'

/** A file before it is read. */
export type SheetBytes = { name: string; isPasted: boolean; bytes: Uint8Array<ArrayBuffer> }

/** Reads a file of which only the bytes are known; its name and type are not believed. */
export async function readSheetBytes(
  { name, isPasted, bytes }: SheetBytes,
  { encoding, delimiter }: Pick<ReadSheetsOptions, 'encoding' | 'delimiter'>,
  pace: Pace,
  isPacked = false,
): Promise<PackedFile> {
  const digest = toHex(await createDigest(bytes))
  const file = { name, size: bytes.length, digest }
  if (!isPasted && startsWith(bytes, [0x50, 0x4b])) {
    const sheets = await readBroken(() => readWorkbook(bytes, pace))
    return { ...file, format: 'xlsx', reading: null, sheets: keepFilled(sheets) }
  }

  if (!isPasted) refuseOthers(bytes)
  const decoded = await decodeText(bytes, isPasted ? 'utf-8' : encoding, pace)
  if (!isPasted && markup.test(decoded.text.slice(0, 200)))
    return { ...file, format: 'html', reading: null, sheets: [await readMarkup(decoded.text, pace)] }
  const { sheet, delimiter: found } = await readText(decoded.text, delimiter, pace, isPacked)
  const reading: SheetReading = { encoding: decoded.encoding, delimiter: found }
  return { ...file, format: isPasted ? 'pasted' : 'csv', reading, sheets: keepFilled([sheet]) }
}

/** What no reader of ours understands came out of a file that is broken. */
async function readBroken(read: () => Promise<Sheet[]>): Promise<Sheet[]> {
  try {
    return await read()
  } catch (error) {
    throw error instanceof SheetError ? error : new SheetError('broken')
  }
}

function keepFilled(sheets: readonly PackedSheet[]): readonly PackedSheet[] {
  const filled = sheets.filter(({ rows }) => rows.length > 0)
  if (filled.length === 0) throw new SheetError('empty')
  return filled
}

/** How pages begin, and other things that hold no table. */
const markup = /^\s{0,99}<(?:!doctype|!--|html|head|meta|style|body|div|table|svg|\?xml)/i
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
/** The beginnings of files that hold no text: PDF, PNG, JPEG, GIF, RIFF, TIFF twice, BMP, gzip, RTF, 7z, RAR, HEIC and MP4 after their length. */
const others = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x52, 0x49, 0x46, 0x46],
  [0x49, 0x49, 0x2a, 0x00],
  [0x4d, 0x4d, 0x00, 0x2a],
  [0x1f, 0x8b],
  [0x7b, 0x5c, 0x72, 0x74, 0x66],
  [0x37, 0x7a, 0xbc, 0xaf],
  [0x52, 0x61, 0x72, 0x21],
  [0x00, 0x00, 0x00],
]

function refuseOthers(bytes: Uint8Array): void {
  if (startsWith(bytes, compoundFile))
    throw new SheetError(holdsEncryptedPackage(bytes) ? 'encrypted' : 'not_a_sheet')
  if (others.some((start) => startsWith(bytes, start)) || isBinary(bytes)) throw new SheetError('not_a_sheet')
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte)
}

/** Its directory names what it holds in UTF-16: a workbook with a password is one `EncryptedPackage`. */
function holdsEncryptedPackage(bytes: Uint8Array): boolean {
  const name = Array.from('EncryptedPackage', (letter) => letter.charCodeAt(0))
  for (let at = bytes.indexOf(0x45); at !== -1; at = bytes.indexOf(0x45, at + 1))
    if (name.every((code, index) => bytes[at + index * 2] === code && bytes[at + index * 2 + 1] === 0))
      return true
  return false
}

/** Many control characters, in what is neither UTF-8 nor UTF-16. */
function isBinary(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, 4096)
  let controls = 0
  let zeros = 0
  for (const byte of start) {
    if (byte === 0) zeros += 1
    else if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13) controls += 1
  }
  const isUtf16 =
    zeros > start.length * 0.2 || startsWith(start, [0xff, 0xfe]) || startsWith(start, [0xfe, 0xff])
  if (isUtf16 || controls + zeros <= start.length * 0.05) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true })
    return false
  } catch {
    return true
  }
}
