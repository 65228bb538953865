import { createHash, randomBytes } from 'node:crypto'

const boundary = 'onlend-bench-7MA4YWxkTrZu0gW'
const block = randomBytes(64 * 1024)

/** A form with one file of `size` random bytes, in pieces to be sent one after the other; the digest is of all its bytes. */
export function makeForm(size) {
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="nin_slip"; filename="slip.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
  )
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const blocks = Array.from({ length: Math.ceil(size / block.length) }, (_, index) =>
    block.subarray(0, Math.min(block.length, size - index * block.length)),
  )
  const pieces = [head, ...blocks, tail]
  const hash = createHash('sha256')
  for (const piece of pieces) hash.update(piece)
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    length: head.length + size + tail.length,
    pieces,
    digest: hash.digest('hex'),
  }
}
