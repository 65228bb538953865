import { createHash, randomBytes } from 'node:crypto'

const head = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n3 0 obj\n<< /Length 1 >>\nstream\n',
)
const tail = Buffer.from(
  '\nendstream\nendobj\nxref\n0 3\ntrailer\n<< /Size 3 /Root 1 0 R >>\nstartxref\n120\n%%EOF\n',
)

/** A PDF of `size` bytes with a scan that does not compress, and its SHA-256. */
export function makeDocument(size) {
  const bytes = Buffer.concat([head, randomBytes(size - head.length - tail.length), tail])
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}
