import { Inflate } from 'fflate'
import type { Pace } from '../building/createPace.ts'
import { sheetLimits } from '../building/sheetLimits.ts'
import { SheetError } from '../SheetError.ts'

export type Zip = {
  has: (path: string) => boolean
  /** Unpacks a file piece by piece. Throws a `SheetError` where it is broken or unpacks to more than is read. */
  read: (path: string, onPiece: (piece: Uint8Array) => void, toShare?: ToShare) => Promise<void>
}

/** How far the whole file is read when this much of one part is. */
export type ToShare = (shareOfPart: number) => number

type Entry = { method: number; packed: number; offset: number; isEncrypted: boolean }

/** Small, so that a piece that unpacks a thousandfold stays small too. */
const pieceBytes = 4096
const nothing = new Uint8Array(0)

/** Reads the directory of a zip. What it says about sizes is not believed: what comes out is counted. */
export function openZip(bytes: Uint8Array, pace: Pace): Zip {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = readDirectory(bytes, view)
  let unpacked = 0

  const count = (piece: Uint8Array): void => {
    unpacked += piece.length
    if (unpacked > sheetLimits.unpackedBytes) throw new SheetError('too_large')
  }

  return {
    has: (path) => entries.has(toKey(path)),
    async read(path, onPiece, toShare = () => 0) {
      const entry = entries.get(toKey(path))
      if (!entry) throw new SheetError('broken')
      if (entry.isEncrypted) throw new SheetError('encrypted')
      const packed = takePacked(bytes, view, entry)
      let isWhole = entry.method === 0
      const inflate = new Inflate((piece, isFinal) => {
        isWhole = isFinal
        count(piece)
        onPiece(piece)
      })
      for (let at = 0; at < packed.length; at += pieceBytes) {
        const piece = packed.subarray(at, at + pieceBytes)
        if (entry.method === 0) {
          count(piece)
          onPiece(piece)
        } else inflate.push(piece)
        const rest = pace.step(toShare(at / packed.length))
        if (rest) await rest
      }
      // Throws where the end is missing.
      if (entry.method !== 0) inflate.push(nothing, true)
      if (!isWhole) throw new SheetError('broken')
    },
  }
}

function toKey(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()
}

function takePacked(bytes: Uint8Array, view: DataView, { method, packed, offset }: Entry): Uint8Array {
  if (method !== 0 && method !== 8) throw new SheetError('broken')
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== 0x04034b50)
    throw new SheetError('broken')
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  if (start + packed > bytes.length) throw new SheetError('broken')
  return bytes.subarray(start, start + packed)
}

function readDirectory(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  const end = findEnd(bytes, view)
  const decoder = new TextDecoder()
  const total = view.getUint16(end + 10, true)
  if (total > sheetLimits.entries) throw new SheetError('too_large')
  const entries = new Map<string, Entry>()
  let at = view.getUint32(end + 16, true)
  for (let index = 0; index < total; index += 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== 0x02014b50) throw new SheetError('broken')
    const nameEnd = at + 46 + view.getUint16(at + 28, true)
    const extraEnd = nameEnd + view.getUint16(at + 30, true)
    const entry: Entry = {
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      offset: view.getUint32(at + 42, true),
    }
    if (extraEnd > bytes.length) throw new SheetError('broken')
    const isUnpackedLarge = view.getUint32(at + 24, true) === 0xffffffff
    readLargeSizes(view, { from: nameEnd, to: extraEnd, isUnpackedLarge }, entry)
    entries.set(toKey(decoder.decode(bytes.subarray(at + 46, nameEnd))), entry)
    at = extraEnd + view.getUint16(at + 32, true)
  }
  return entries
}

/** Where the end record of the directory stands: before a comment of at most 64 KB. */
function findEnd(bytes: Uint8Array, view: DataView): number {
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1)
    if (bytes[at] === 0x50 && view.getUint32(at, true) === 0x06054b50) return at
  throw new SheetError('broken')
}

/** Some programs write sizes of 64 bits for every file. */
function readLargeSizes(
  view: DataView,
  { from, to, isUnpackedLarge }: { from: number; to: number; isUnpackedLarge: boolean },
  entry: Entry,
): void {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue
    const end = Math.min(to, at + 4 + view.getUint16(at + 2, true))
    let field = at + 4
    if (isUnpackedLarge) field += 8
    if (entry.packed === 0xffffffff && field + 8 <= end) {
      entry.packed = Number(view.getBigUint64(field, true))
      field += 8
    }
    if (entry.offset === 0xffffffff && field + 8 <= end) entry.offset = Number(view.getBigUint64(field, true))
    return
  }
}
