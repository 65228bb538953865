import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A file on the disk of a person's device. */
export type PickedFile = { path: string; size: number; sha256: string }

let made = 0

/** Writes a PDF of exactly so many bytes, unlike any before it. */
export async function pickedFile(folder: string, name: string, size: number): Promise<PickedFile> {
  made += 1
  const bytes = makePdf(size, made)
  const path = join(folder, name)
  await writeFile(path, bytes)
  return { path, size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** A PDF of exactly so many bytes, with an empty page tree and a stream of noise. */
function makePdf(size: number, seed: number): Buffer {
  const head = Buffer.from(
    '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n' +
      '3 0 obj\n<</Length 4 0 R>>\nstream\n',
  )
  const foot = Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n')
  return Buffer.concat([head, filler(size - head.length - foot.length, seed), foot])
}

/** Bytes that look like nothing and pack to nothing smaller, the same for the same seed. */
function filler(length: number, seed: number): Buffer {
  const bytes = Buffer.alloc(length)
  let state = (seed + 1) * 2_654_435_761
  for (let at = 0; at < length; at += 1) {
    // xorshift32: https://www.jstatsoft.org/article/view/v008i14
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    bytes[at] = state & 0xff
  }
  return bytes
}
