import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { toPalette } from './toPalette.mjs'
import { unfilter } from './unfilter.mjs'

const signature = 8

/** A browser's picture, three bytes a pixel, with 256 colours and a byte a pixel: a screen of text and flat colours loses nothing that is seen. */
export function shrinkPng(png) {
  const parts = []
  for (let at = signature; at < png.length; ) {
    const length = png.readUInt32BE(at)
    parts.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  const header = Buffer.from(parts.find(({ type }) => type === 'IHDR').data)
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth, kind] = [header[8], header[9]]
  if (depth !== 8 || kind !== 2)
    throw new TypeError('Only pictures of eight bits in red, green and blue can be shrunk.')
  const packed = Buffer.concat(parts.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  const { palette, indexes } = toPalette(unfilter(inflateSync(packed), width * 3, height))
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row += 1)
    indexes.copy(rows, row * (width + 1) + 1, row * width, (row + 1) * width)
  header[9] = 3
  return Buffer.concat([
    png.subarray(0, signature),
    writePart('IHDR', header),
    writePart('PLTE', palette),
    writePart('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    writePart('IEND', Buffer.alloc(0)),
  ])
}

function writePart(type, data) {
  const name = Buffer.from(type, 'latin1')
  const size = Buffer.alloc(4)
  size.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(Buffer.concat([name, data])))
  return Buffer.concat([size, name, data, check])
}
