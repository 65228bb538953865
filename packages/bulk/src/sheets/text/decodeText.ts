import type { Pace } from '../building/createPace.ts'
import type { SheetEncoding } from '../SheetFile.ts'
import { findEncoding } from './findEncoding.ts'

const pieceBytes = 1024 * 1024

/** Finds the encoding of a text, unless the caller gives it, and decodes it without its byte order mark. U+FFFD replaces each damaged character. */
export async function decodeText(
  bytes: Uint8Array,
  given: SheetEncoding | undefined,
  pace: Pace,
): Promise<{ text: string; encoding: SheetEncoding }> {
  const known = given ?? findEncoding(bytes)
  const encoding = known ?? 'utf-8'
  const text = await decode(bytes, encoding, pace)
  if (known || !isOfWindows(text)) return { text, encoding }
  return { text: await decode(bytes, 'windows-1252', pace), encoding: 'windows-1252' }
}

/** Letters of old Windows programs hardly ever form a character of UTF-8; where most do, the others are damaged and stay U+FFFD. */
function isOfWindows(text: string): boolean {
  if (!text.includes('\ufffd')) return false
  let [damaged, whole] = [0, 0]
  for (const [character] of text.matchAll(/[^\0-\x7f]/gu)) {
    if (character === '\ufffd') damaged += 1
    else whole += 1
  }
  return damaged > whole
}

async function decode(bytes: Uint8Array, encoding: SheetEncoding, pace: Pace): Promise<string> {
  const decoder = new TextDecoder(encoding)
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    parts.push(decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true }))
    const rest = pace.step(0)
    if (rest) await rest
  }
  return parts.join('') + decoder.decode()
}
