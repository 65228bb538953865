import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib'

type Decode = (bytes: Uint8Array, options: { maxOutputLength: number }) => Promise<Buffer>

const decoders: Readonly<Record<string, Decode>> = {
  gzip: promisify<Uint8Array, { maxOutputLength: number }, Buffer>(gunzip),
  br: promisify<Uint8Array, { maxOutputLength: number }, Buffer>(brotliDecompress),
  zlib: promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflate),
  // The raw format that some servers send and call deflate.
  raw: promisify<Uint8Array, { maxOutputLength: number }, Buffer>(inflateRaw),
}

/** More codings than these on one body are an attack. */
const mostCodings = 3

/**
 * Undoes the compression that a `Content-Encoding` names, which was not asked for, and gzip that it does not name.
 *
 * @returns `null` when a coding is not known, its label is wrong, or the result is longer than `limit` bytes.
 */
export async function decompress(
  bytes: Uint8Array<ArrayBuffer>,
  encoding: string | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const codings = (encoding ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
  const named = codings.filter((coding) => coding !== '' && coding !== 'identity').reverse()
  if (named.length > mostCodings) return null
  let decoded = bytes
  for (const coding of named.length === 0 && isGzip(bytes) ? ['gzip'] : named) {
    const decode = decoders[findDecoder(coding, decoded)]
    const next = await decode?.(decoded, { maxOutputLength: limit }).catch(() => null)
    if (!next) return null
    // The cast excludes shared memory, which zlib never hands out.
    decoded = next as Buffer<ArrayBuffer>
  }
  return decoded
}

function findDecoder(coding: string, bytes: Uint8Array): string {
  if (coding === 'gzip' || coding === 'x-gzip') return 'gzip'
  if (coding === 'br') return 'br'
  if (coding !== 'deflate') return ''
  const [first = 0, second = 0] = bytes
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0 ? 'zlib' : 'raw'
}

function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b
}
