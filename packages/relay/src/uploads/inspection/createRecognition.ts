import { getExtension, isEncryptedPdf, sniffFileType, type UploadType } from '@onlend/core/internal'
import type { UploadRejection } from '@onlend/core/relay'

/** Pixels of the largest accepted picture. A camera makes a hundred million; a few bytes of PNG can claim 2^62. */
const maxPixels = 300_000_000

/** Marks the bytes that no table has: control characters except tab, line feed, form feed, carriage return, and the end mark of old systems. */
const isForeign = Uint8Array.from({ length: 256 }, (_none, byte) =>
  Number((byte < 0x20 && ![0x09, 0x0a, 0x0c, 0x0d, 0x1a].includes(byte)) || byte === 0x7f),
)

/** Bytes in which PDF readers search the beginning of a PDF, and browsers a page. */
const reach = 1_024
/** Harmless bytes before a PDF: an empty line, a byte order mark. */
const readersSkip = 16
/** The beginning of a page or a drawing with scripts, after any other bytes. */
const markup = /<(?:!doctype\s+html|html|script|svg|iframe|body)[\s>/]/i

/** The first bytes of an OLE compound file: an office document of before 2007, or a newer one behind a password ([MS-OFFCRYPTO]). */
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
/** The name of the stream with a protected document, in UTF-16 with the low byte first, as Latin-1 shows it. */
const encryptedPackage = [...'EncryptedPackage'].map((letter) => `${letter}\0`).join('')

/** The names of a macro's parts in the list of a document's entries. */
const macros = /vbaproject\.bin|vbadata\.xml|macrosheets\//i

/** The bytes of the record at the end of a ZIP, without its comment (APPNOTE 4.3.16). */
const zipEndSize = 22

/** The result of a recognition. */
type Found = { type: UploadType } | { reason: UploadRejection }

/** Kept bytes of the beginning: all that decides the type, and the first trailer of a PDF that is made for slow links. */
const headSize = 65_536

/**
 * Finds the type of a file by its first bytes, and compares it with the end of the file. The relay opens no document: macros in the list of
 * its entries are seen, scripts inside of it are the work of a scanner (`scanFile`).
 */
export function createRecognition(name: string) {
  const head = new Uint8Array(headSize)
  const extension = getExtension(name)
  const isOffice = extension === 'docx' || extension === 'xlsx'
  let filled = 0
  let hasForeign = false
  let isLocked = false
  /** The end of the last piece, in which the name of a protected document can begin. */
  let carried = ''

  /** Searches the whole file, since the directory of a compound file can stand anywhere. */
  const searchPackage = (bytes: Uint8Array): void => {
    const text = carried + toText(bytes)
    isLocked ||= text.includes(encryptedPackage)
    carried = text.slice(-encryptedPackage.length)
  }
  const judge = (tail: Uint8Array): Found => {
    const start = head.subarray(0, filled)
    const type = sniffFileType(start, name)
    if (hidesAnotherType(start, type)) return { reason: 'suspicious' }
    if (type === null) return { reason: isLocked ? 'encrypted' : 'type' }
    const reason = findReason(type, { start, tail, hasForeign })
    return reason === null ? { type } : { reason }
  }
  return {
    take(bytes: Uint8Array<ArrayBuffer>): void {
      if (extension === 'csv') hasForeign ||= bytes.some((byte) => isForeign[byte] === 1)
      head.set(bytes.subarray(0, headSize - filled), filled)
      filled = Math.min(headSize, filled + bytes.byteLength)
      if (isOffice && compound.every((byte, at) => head[at] === byte)) searchPackage(bytes)
    },
    /** Ends the recognition; `tail` is the end of the file. */
    end: judge,
  }
}

type FileEnds = { start: Uint8Array; tail: Uint8Array; hasForeign: boolean }

function findReason(type: UploadType, { start, tail, hasForeign }: FileEnds): UploadRejection | null {
  // UTF-8 or Windows-1252: every byte above 0x7F is a letter in one of them.
  if (type === 'text/csv') return hasForeign ? 'type' : null
  const isZip = endsAsZip(tail)
  if (type.startsWith('application/vnd.')) {
    const entries = toText(tail)
    const main = type.endsWith('.sheet') ? 'xl/workbook.xml' : 'word/document.xml'
    if (!isZip || !entries.includes('[Content_Types].xml') || !entries.includes(main)) return 'type'
    return macros.test(entries) ? 'suspicious' : null
  }
  if (isZip || claimsTooManyPixels(start)) return 'suspicious'
  return type === 'application/pdf' && [start, tail].some(isEncryptedPdf) ? 'encrypted' : null
}

/**
 * Whether a file begins as two types at once: as a PDF after another beginning, or as a page for a browser. A picture or a PDF contains neither
 * in its first kilobyte.
 */
function hidesAnotherType(head: Uint8Array, type: UploadType | null): boolean {
  const start = toText(head.subarray(0, reach))
  const pdf = start.indexOf('%PDF-')
  if (type !== 'application/pdf' && pdf > (type === null ? readersSkip : -1)) return true
  if (type === 'text/csv') return /^\s*(?:ï»¿)?\s*<[!?a-z]/i.test(start)
  return type !== null && markup.test(start)
}

/** Whether a PNG claims a size that no camera makes; the check decodes nothing. */
function claimsTooManyPixels(start: Uint8Array): boolean {
  if (start[0] !== 0x89 || start.byteLength < 24) return false
  const view = new DataView(start.buffer, start.byteOffset)
  return view.getUint32(16) * view.getUint32(20) > maxPixels
}

/** Whether a file ends as a ZIP. The record must reach the last byte, as in archives, so that four bytes by chance do not count. */
function endsAsZip(tail: Uint8Array): boolean {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength)
  const first = Math.max(0, tail.byteLength - zipEndSize - 0xffff)
  for (let at = tail.byteLength - zipEndSize; at >= first; at -= 1) {
    if (tail[at] !== 0x50 || view.getUint32(at, true) !== 0x06054b50) continue
    if (at + zipEndSize + view.getUint16(at + 20, true) === tail.byteLength) return true
  }
  return false
}

/** Makes one character of each byte. */
function toText(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
