import type { Pace } from '../building/createPace.ts'
import type { SheetEncoding } from '../SheetFile.ts'

const pieceBytes = 1024 * 1024

/** Finds the encoding of a text, unless it is given, and decodes it without its byte order mark. U+FFFD stands for each damaged character. */
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

/** Finds an encoding by its mark, or UTF-16 by the zero that one of two bytes mostly is. */
export function findEncoding(bytes: Uint8Array): SheetEncoding | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const zeros: [number, number] = [0, 0]
  const start = bytes.subarray(0, 4096)
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at & 1 ? 1 : 0] += 1
  const [few, many] = [start.length * 0.025, start.length * 0.2]
  if (zeros[1] > many && zeros[0] < few) return 'utf-16le'
  if (zeros[0] > many && zeros[1] < few) return 'utf-16be'
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
  return parts.join('') + decoder.decode()
}
