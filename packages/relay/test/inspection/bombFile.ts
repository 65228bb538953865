import { constants, deflateRawSync } from 'node:zlib'

/** Bytes of zeros that one piece of the bomb unpacks into. */
const pieceSize = 64 * 1_048_576

/** A DOCX of so many bytes that would unpack into a thousand times as many. Its entry tells no sizes, as one that was written as a stream. */
export function bombFile(size: number): Uint8Array<ArrayBuffer> {
  // Ended so that another can follow it.
  const piece = deflateRawSync(Buffer.alloc(pieceSize), { finishFlush: constants.Z_FULL_FLUSH })
  const content = Buffer.concat(Array.from({ length: Math.floor(size / piece.byteLength) }, () => piece))
  const name = Buffer.from('word/document.xml')
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 6)
  local.writeUInt16LE(8, 8)
  local.writeUInt16LE(name.byteLength, 26)
  const listed = Buffer.alloc(46)
  listed.writeUInt32LE(0x02014b50, 0)
  listed.writeUInt16LE(8, 8)
  listed.writeUInt16LE(8, 10)
  listed.writeUInt32LE(content.byteLength, 20)
  listed.writeUInt32LE(1_000, 24)
  listed.writeUInt16LE(name.byteLength, 28)
  const start = local.byteLength + name.byteLength + content.byteLength
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(listed.byteLength + name.byteLength, 12)
  end.writeUInt32LE(start, 16)
  return new Uint8Array(Buffer.concat([local, name, content, listed, name, end]))
}
