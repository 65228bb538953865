import type { UploadType } from '@onlend/core/internal'
import type { UploadRejection } from '@onlend/core/relay'
import { Unzip, type UnzipFile, UnzipInflate, strFromU8 } from 'fflate'
import type { Inspector } from './createRecognition.ts'
import { endsAsZip } from './endsAsZip.ts'

/** Entries of the largest accepted document; a workbook of a hundred sheets with pictures has some hundreds. */
const mostEntries = 5_000

const signature = 0x02014b50
const recordSize = 46
/** The mark for a number in another place, in archives of more than four gigabytes. */
const elsewhere = 0xffffffff

/** The most unpacked bytes of a document: the largest workbooks of a loan book have a hundred million. */
const mostUnpacked = 256 * 1_048_576
/** Unpacked bytes up to which the ratio does not count. */
const leastUnpacked = 16 * 1_048_576
/** The highest ratio of unpacked to packed bytes: spreadsheets have some dozens, bombs a thousand. */
const highestRatio = 200
/** Packed bytes in one step: at most 1,032 times as many come out. */
const stride = 2_048

const macros = /(?:^|\/)(?:vbaproject\.bin|vbadata\.xml|macrosheets\/.*)$/i
/** Names of entries that would unpack outside of the target folder. */
const escapes = /^(?:\/|[a-z]:)|(?:^|\/)\.\.(?:\/|$)/i

/**
 * Inspects a DOCX or XLSX, which is a ZIP: unpacks it as it passes, keeps nothing, and compares the entries with the list at the end, since a bomb
 * lies in one of them. Both must agree, contain the main document of the type, no macros, and no more bytes than a document has.
 */
export function createOfficeInspector(type: UploadType): Inspector {
  const main = type.endsWith('.sheet') ? 'xl/workbook.xml' : 'word/document.xml'
  const names = new Set<string>()
  let packed = 0
  let unpacked = 0
  let reason: UploadRejection | null = null

  const refuse = (why: UploadRejection): void => {
    reason ??= why
  }
  const unzip = new Unzip((file: UnzipFile) => {
    if (names.has(file.name) || names.size >= mostEntries) return refuse('suspicious')
    names.add(file.name)
    file.ondata = (error, data) => {
      if (error) return refuse('type')
      unpacked += data.byteLength
      if (isBomb(unpacked, packed)) refuse('suspicious')
    }
    file.start()
  })
  unzip.register(UnzipInflate)

  const push = (bytes: Uint8Array): void => {
    try {
      unzip.push(bytes)
    } catch {
      // The bytes are no valid ZIP.
      refuse('type')
    }
  }
  return {
    take(bytes) {
      for (let at = 0; at < bytes.byteLength && reason === null; at += stride) {
        const piece = bytes.subarray(at, at + stride)
        packed += piece.byteLength
        push(piece)
      }
      return reason
    },
    end(tail) {
      const entries = readZipEntries(tail)
      if (!entries) return 'type'
      return judge(entries, { main, packed }) ?? (isSame(entries, names) ? null : 'suspicious')
    },
  }
}

function judge(
  entries: readonly ZipEntry[],
  { main, packed }: { main: string; packed: number },
): UploadRejection | null {
  if (entries.some(({ isEncrypted }) => isEncrypted)) return 'encrypted'
  const names = entries.map(({ name }) => name.replaceAll('\\', '/'))
  if (names.some((name) => macros.test(name) || escapes.test(name))) return 'suspicious'
  const claimed = entries.reduce((sum, { unpacked }) => sum + unpacked, 0)
  const held = entries.reduce((sum, entry) => sum + entry.packed, 0)
  // More bytes than the whole archive has: its entries share bytes, as in a bomb.
  if (held > packed || isBomb(claimed, packed)) return 'suspicious'
  const isDocument = names.includes('[Content_Types].xml') && names.includes(main)
  return isDocument ? null : 'type'
}

function isSame(entries: readonly ZipEntry[], names: ReadonlySet<string>): boolean {
  return entries.length === names.size && entries.every(({ name }) => names.has(name))
}

function isBomb(unpacked: number, packed: number): boolean {
  return unpacked > mostUnpacked || (unpacked > leastUnpacked && unpacked > packed * highestRatio)
}

/**
 * Reads the list of entries from the end of a ZIP (APPNOTE 4.3.12); `null` for a missing list, or one that does not fit a document: the list must
 * stand whole right before the end and name every entry once.
 */
function readZipEntries(tail: Uint8Array): ZipEntry[] | null {
  const end = endsAsZip(tail)
  if (end < 0) return null
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength)
  const count = view.getUint16(end + 10, true)
  const size = view.getUint32(end + 12, true)
  if (count === 0 || count > mostEntries || size > end) return null
  const entries = new Map<string, ZipEntry>()
  let at = end - size
  for (let index = 0; index < count; index += 1) {
    if (at + recordSize > end || view.getUint32(at, true) !== signature) return null
    const flags = view.getUint16(at + 8, true)
    const packed = view.getUint32(at + 20, true)
    const unpacked = view.getUint32(at + 24, true)
    const nameEnd = at + recordSize + view.getUint16(at + 28, true)
    if (nameEnd > end || packed === elsewhere || unpacked === elsewhere) return null
    // Bit 11 means UTF-8, as in the header of the entry itself.
    const name = strFromU8(tail.subarray(at + recordSize, nameEnd), (flags & 0x800) === 0)
    if (entries.has(name)) return null
    entries.set(name, { name, isEncrypted: (flags & 1) === 1, packed, unpacked })
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return at === end ? [...entries.values()] : null
}

/** One file in a ZIP, from the list at the end. */
type ZipEntry = {
  name: string
  isEncrypted: boolean
  /** Bytes in the archive. */
  packed: number
  /** Unpacked bytes that the list claims. */
  unpacked: number
}
