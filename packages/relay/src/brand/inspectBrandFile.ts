import type { BrandFile } from '@onlend/core/relay'
import { inspectSvg } from './inspectSvg.ts'

/** The type of a file by its bytes, or the sentence for the person whose file is not taken. */
export type Inspected = { type: BrandFile['type'] } | { sentence: string; reason: 'type' | 'suspicious' }

const magic: readonly [BrandFile['type'], (head: string) => boolean][] = [
  ['image/png', (head) => head.startsWith('\x89PNG\r\n\x1a\n')],
  ['image/jpeg', (head) => head.startsWith('\xff\xd8\xff')],
  ['image/webp', (head) => head.startsWith('RIFF') && head.startsWith('WEBPVP8', 8)],
  ['font/woff2', (head) => head.startsWith('wOF2')],
]

/** Finds out what a logo or a font is, whatever was declared: PNG, JPEG, WebP, WOFF2, or an SVG that only draws. */
export function inspectBrandFile(bytes: Uint8Array): Inspected {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  const [type] = magic.find(([, isOf]) => isOf(head)) ?? []
  if (type) return { type }
  const text = decode(bytes)
  if (text === null || !/^\s*</.test(text))
    return {
      sentence: 'The file is neither a picture (PNG, JPEG, WebP, SVG) nor a WOFF2 font.',
      reason: 'type',
    }
  const sentence = inspectSvg(text)
  return sentence === null ? { type: 'image/svg+xml' } : { sentence, reason: 'suspicious' }
}

/** The text of an XML file as a browser decodes it: UTF-16 by its mark, else UTF-8; `null` for bytes that are neither. */
function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
