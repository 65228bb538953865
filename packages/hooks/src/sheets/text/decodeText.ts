import type { Pace } from '../building/createPace.ts'
import type { SheetEncoding } from '../SheetFile.ts'

const pieceBytes = 1024 * 1024

/** Finds the encoding of a text, unless it is given, and decodes it without its byte order mark. U+FFFD stands for each damaged character. */
export async function decodeText(
  bytes: Uint8Array,
  given: SheetEncoding | undefined,
  pace: Pace,
): Promise<{ text: string; encoding: SheetEncoding }> {
  const encoding = given ?? findMarked(bytes) ?? findUnmarked(bytes)
  if (encoding) return { text: await decode(bytes, encoding, pace), encoding }
  const text = await decode(bytes, 'utf-8', pace)
  return isOfWindows(text)
    ? { text: await decode(bytes, 'windows-1252', pace), encoding: 'windows-1252' }
    : { text, encoding: 'utf-8' }
}

/** Letters of old Windows programs hardly ever make a character of UTF-8; where most do, the rest are damaged and stay U+FFFD. */
function isOfWindows(text: string): boolean {
  if (!text.includes('\ufffd')) return false
  let [damaged, whole] = [0, 0]
  for (const [character] of text.matchAll(/[^\0-\x7f]/gu)) {
    if (character === '\ufffd') damaged += 1
    else whole += 1
  }
  return damaged > whole
}

function findMarked(bytes: Uint8Array): SheetEncoding | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return undefined
}

/** In UTF-16, most of what a table holds has a zero in one of its two bytes, always the same. */
function findUnmarked(bytes: Uint8Array): SheetEncoding | undefined {
  const end = Math.min(bytes.length, 4096) & ~1
  let zerosFirst = 0
  let zerosSecond = 0
  for (let at = 0; at < end; at += 2) {
    if (bytes[at] === 0) zerosFirst += 1
    if (bytes[at + 1] === 0) zerosSecond += 1
  }
  const most = end / 2
  if (zerosSecond > most * 0.4 && zerosFirst < most * 0.05) return 'utf-16le'
  if (zerosFirst > most * 0.4 && zerosSecond < most * 0.05) return 'utf-16be'
  return undefined
}

async function decode(bytes: Uint8Array, encoding: SheetEncoding, pace: Pace): Promise<string> {
  const decoder = new TextDecoder(encoding)
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    parts.push(decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true }))
    const rest = pace.step(0)
    if (rest) await rest
  }
  parts.push(decoder.decode())
  return parts.join('')
}
