import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { decompress } from './decompress.ts'

const plain = new TextEncoder().encode('{"amount":"100"}')

async function read(bytes: Uint8Array, encoding: string | null, limit = 1_000): Promise<string | null> {
  const decoded = await decompress(new Uint8Array(bytes), encoding, limit)
  return decoded && new TextDecoder().decode(decoded)
}

test.each([
  [null, plain],
  ['', plain],
  ['identity', plain],
  ['gzip', gzipSync(plain)],
  ['x-gzip', gzipSync(plain)],
  ['GZIP , identity', gzipSync(plain)],
  ['br', brotliCompressSync(plain)],
  ['deflate', deflateSync(plain)],
  ['deflate', deflateRawSync(plain)],
  ['gzip, br', brotliCompressSync(gzipSync(plain))],
  ['gzip, gzip, gzip', gzipSync(gzipSync(gzipSync(plain)))],
  [null, gzipSync(plain)],
])('what is labelled %s is read', async (encoding, bytes) => {
  expect(await read(bytes, encoding)).toBe('{"amount":"100"}')
})

test('a coding that is not known, a wrong label, too many codings and too many bytes are refused', async () => {
  const four = gzipSync(gzipSync(gzipSync(gzipSync(plain))))
  expect(await read(plain, 'zstd')).toBeNull()
  expect(await read(plain, 'gzip')).toBeNull()
  expect(await read(gzipSync(plain), 'br')).toBeNull()
  expect(await read(four, 'gzip, gzip, gzip, gzip')).toBeNull()
  expect(await read(gzipSync(plain), 'gzip', plain.length)).toBe('{"amount":"100"}')
  expect(await read(gzipSync(plain), 'gzip', plain.length - 1)).toBeNull()
})

test('what only begins like gzip is left as it is', async () => {
  expect(await decompress(new Uint8Array([0x1f, 0x00]), null, 9)).toEqual(new Uint8Array([0x1f, 0x00]))
  expect(await decompress(new Uint8Array([0x00, 0x8b]), null, 9)).toEqual(new Uint8Array([0x00, 0x8b]))
})
