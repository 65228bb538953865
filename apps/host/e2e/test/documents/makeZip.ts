import { crc32, deflateRawSync } from 'node:zlib'

type ZipOptions = {
  /** Packs the files, which are otherwise stored as they are. */
  deflate?: boolean
}

/** A ZIP of files by their names. */
export function makeZip(
  files: Readonly<Record<string, Buffer>>,
  { deflate = false }: ZipOptions = {},
): Buffer {
  const bodies: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const [name, data] of Object.entries(files)) {
    const title = Buffer.from(name)
    const packed = deflate ? deflateRawSync(data) : data
    // Version, flags, method, time, date, checksum, both sizes, lengths of the name and of nothing (APPNOTE 4.3.7).
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt16LE(deflate ? 8 : 0, 4)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(data.length, 18)
    facts.writeUInt16LE(title.length, 22)
    const body = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, title, packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, title]))
    bodies.push(body)
    offset += body.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...bodies, directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}
