import type { ReadBy } from '../../readers/Reader.ts'
import { model, oneOf } from '../../readers/shapes.ts'
import { number, text } from '../../readers/values.ts'

/** A kept logo or font of a brand. */
export interface BrandFile extends ReadBy<typeof BrandFile> {}

/** The reader of a kept logo or font. */
export const BrandFile = model({
  /** The address of the file under the relay's own, such as `/brand-files/9f86…`: no session is needed, and the bytes never change. */
  path: text,
  /** SHA-256 of the bytes, lower-case hex. */
  digest: text,
  /** The type that the bytes have, whatever was declared. */
  type: oneOf(['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml', 'font/woff2'] as const),
  /** Bytes. */
  size: number,
})
