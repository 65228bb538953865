import { crc32, deflateSync } from 'node:zlib'
import { filler } from './filler.ts'

/** A PNG of one pixel and exactly so many bytes; a chunk that no reader knows makes up the rest. */
export function makePng(size: number, seed: number): Buffer {
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(2))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  const [begin = signature, ...rest] = parts
  const used = signature.length + parts.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat([signature, begin, chunk('noIs', filler(size - used - 12, seed)), ...rest])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
