import { strFromU8 } from 'fflate'
import { endsAsZip } from './endsAsZip.ts'
import { mostEntries } from './mostEntries.ts'
import type { ZipEntry } from './ZipEntry.ts'

const signature = 0x02014b50
const recordSize = 46
/** Stands for a number that is elsewhere, in archives of more than four gigabytes. */
const elsewhere = 0xffffffff

/**
 * Reads the list of entries from the end of a ZIP (APPNOTE 4.3.12); `null` when there is none, or it is not one that fits a document: it must
 * stand whole right before the end, name every entry once, and claim no byte of the archive twice.
 */
export function readZipEntries(tail: Uint8Array): ZipEntry[] | null {
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
    // Bit 11 says UTF-8, as it does before the entry itself.
    const name = strFromU8(tail.subarray(at + recordSize, nameEnd), (flags & 0x800) === 0)
    if (entries.has(name)) return null
    entries.set(name, { name, isEncrypted: (flags & 1) === 1, packed, unpacked })
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return at === end ? [...entries.values()] : null
}
