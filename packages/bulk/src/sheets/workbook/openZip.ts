import { Inflate } from 'fflate'
import type { Pace } from '../building/createPace.ts'
import { sheetLimits } from '../building/sheetLimits.ts'
import { SheetError } from '../SheetError.ts'

export type Zip = {
  has: (path: string) => boolean
  /** Unpacks a file piece by piece. Throws a `SheetError` where it is broken or unpacks to more than the limit. */
  read: (path: string, onPiece: (piece: Uint8Array) => void, toShare?: ToShare) => Promise<void>
}

/** The progress of the whole file at a progress of one part. */
export type ToShare = (shareOfPart: number) => number

type Entry = { method: number; packed: number; offset: number; isEncrypted: boolean }

/** The bytes of a packed piece: small, so that the unpacked piece stays small too, also a thousandfold. */
const pieceBytes = 4096
/** The mark of a size or an offset that stands in the field of 64 bits. */
const isElsewhere = 0xffffffff

/**
 * Reads the directory of a zip. The sizes in the zip can be wrong, so the reader counts unpacked bytes. fflate's `unzip` trusts them, and unpacks a file whole.
 */
export function openZip(bytes: Uint8Array, pace: Pace): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readDirectory(bytes, view)
  let unpacked = 0

  return {
    has: (path) => entries.has(toKey(path)),
    async read(path, onPiece, toShare = () => 0) {
      const entry = entries.get(toKey(path))
      if (!entry) throw new SheetError('broken')
      if (entry.isEncrypted) throw new SheetError('encrypted')
      const packed = takePacked(bytes, view, entry)
      let isWhole = entry.method === 0
      const take = (piece: Uint8Array): void => {
        unpacked += piece.length
        if (unpacked > sheetLimits.unpackedBytes) throw new SheetError('too_large')
        onPiece(piece)
      }
      const inflate = new Inflate((piece, isFinal) => {
        isWhole = isFinal
        take(piece)
      })
      for (let at = 0; at < packed.length; at += pieceBytes) {
        const piece = packed.subarray(at, at + pieceBytes)
        if (entry.method === 0) take(piece)
        else inflate.push(piece)
        const rest = pace.step(toShare(at / packed.length))
        if (rest) await rest
      }
      // Throws where the end is missing.
      if (entry.method !== 0) inflate.push(new Uint8Array(0), true)
      if (!isWhole) throw new SheetError('broken')
    },
  }
}

function toKey(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()
}

/** The packed bytes of an entry; a read beyond the end throws, which `readSheetBytes` takes for a broken file. */
function takePacked(bytes: Uint8Array, view: DataView, { method, packed, offset }: Entry): Uint8Array {
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  const isWhole = view.getUint32(offset, true) === 0x04034b50 && start + packed <= bytes.length
  if (!isWhole || (method !== 0 && method !== 8)) throw new SheetError('broken')
  return bytes.subarray(start, start + packed)
}

function readDirectory(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  // The end record stands before a comment of at most 64 KB.
  let end = bytes.length - 22
  while (view.getUint32(end, true) !== 0x06054b50 && bytes.length - end < 65_557) end -= 1
  const total = view.getUint16(end + 10, true)
  if (total > sheetLimits.entries) throw new SheetError('too_large')
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < total; index += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new SheetError('broken')
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const extraEnd = nameEnd + view.getUint16(at + 30, true)
    entries.set(toKey(new TextDecoder().decode(bytes.subarray(at + 46, nameEnd))), {
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      ...readSizes(view, at, nameEnd, extraEnd),
    })
    at = extraEnd + view.getUint16(at + 32, true)
  }
  return entries
}

/** Some programs write sizes of 64 bits for every file, in a field behind the name. */
function readSizes(view: DataView, at: number, from: number, to: number): Pick<Entry, 'packed' | 'offset'> {
  let [packed, offset] = [view.getUint32(at + 20, true), view.getUint32(at + 42, true)]
  for (let field = from; field + 4 <= to; field += 4 + view.getUint16(field + 2, true)) {
    if (view.getUint16(field, true) !== 1) continue
    let value = field + (view.getUint32(at + 24, true) === isElsewhere ? 12 : 4)
    if (packed === isElsewhere) {
      packed = Number(view.getBigUint64(value, true))
      value += 8
    }
    if (offset === isElsewhere) offset = Number(view.getBigUint64(value, true))
    break
  }
  return { packed, offset }
}
