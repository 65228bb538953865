import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'

type Compression = { label: string; coding: string | null; encode: (bytes: Buffer) => Buffer }

/** Codings under which a service could send what it was asked to send plainly, rightly or wrongly labelled. */
export const compressions: readonly Compression[] = [
  { label: 'gzip', coding: 'gzip', encode: gzipSync },
  { label: 'x-gzip', coding: 'x-gzip', encode: gzipSync },
  { label: 'GZIP', coding: 'GZIP', encode: gzipSync },
  { label: 'deflate', coding: 'deflate', encode: deflateSync },
  { label: 'raw deflate', coding: 'deflate', encode: deflateRawSync },
  { label: 'br', coding: 'br', encode: brotliCompressSync },
  { label: 'gzip twice', coding: 'gzip, gzip', encode: (bytes) => gzipSync(gzipSync(bytes)) },
  { label: 'gzip under br', coding: 'gzip, br', encode: (bytes) => brotliCompressSync(gzipSync(bytes)) },
  { label: 'gzip without a label', coding: null, encode: gzipSync },
  { label: 'br without a label', coding: null, encode: brotliCompressSync },
  { label: 'plain called gzip', coding: 'gzip', encode: (bytes) => bytes },
  { label: 'plain called br', coding: 'br', encode: (bytes) => bytes },
  { label: 'gzip called br', coding: 'br', encode: gzipSync },
  { label: 'gzip called identity', coding: 'identity', encode: gzipSync },
  { label: 'gzip called zstd', coding: 'zstd', encode: gzipSync },
  { label: 'plain called compress', coding: 'compress', encode: (bytes) => bytes },
  { label: 'gzip cut short', coding: 'gzip', encode: (bytes) => gzipSync(bytes).subarray(0, -12) },
  {
    label: 'gzip with bytes after it',
    coding: 'gzip',
    encode: (bytes) => Buffer.concat([gzipSync(bytes), gzipSync(bytes)]),
  },
]
