import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { shrinkPng } from './shrinkPng.mjs'

const part = (type, data) => {
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(Buffer.concat([Buffer.from(type), data])))
  return Buffer.concat([size, Buffer.from(type), data, check])
}

/** Two rows of two pixels: the second row says "as above". */
const picture = Buffer.concat([
  Buffer.from('89504e470d0a1a0a', 'hex'),
  part('IHDR', Buffer.from('00000002000000020802000000', 'hex')),
  part('IDAT', deflateSync(Buffer.from([0, 255, 0, 0, 0, 0, 255, 2, 0, 0, 0, 0, 0, 0]))),
  part('IEND', Buffer.alloc(0)),
])

test('a picture keeps its colours, each named once', () => {
  const small = shrinkPng(picture)
  const at = (type) => small.indexOf(type) + 4
  const palette = [...small.subarray(at('PLTE'), at('PLTE') + 6)]
  const length = small.readUInt32BE(small.indexOf('IDAT') - 4)
  const rows = [...inflateSync(small.subarray(at('IDAT'), at('IDAT') + length))]
  const getColour = (index) => palette.slice(index * 3, index * 3 + 3)
  expect([rows[0], rows[3]]).toEqual([0, 0])
  expect([rows[1], rows[2], rows[4], rows[5]].map(getColour)).toEqual([
    [255, 0, 0],
    [0, 0, 255],
    [255, 0, 0],
    [0, 0, 255],
  ])
})
