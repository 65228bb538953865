import { filler } from './filler.ts'

/** A PDF of exactly so many bytes, with an empty page tree and a stream of noise. */
export function makePdf(size: number, seed: number): Buffer {
  const head = Buffer.from(
    '%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n' +
      '3 0 obj\n<</Length 4 0 R>>\nstream\n',
  )
  const foot = Buffer.from('\nendstream\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n')
  return Buffer.concat([head, filler(size - head.length - foot.length, seed), foot])
}
