import type { Pace } from '../building/createPace.ts'
import type { SheetEncoding } from '../SheetFile.ts'

const pieceBytes = 1024 * 1024

/** Finds the encoding of a text, unless it is given, and decodes it without its byte order mark. */
export async function decodeText(
  bytes: Uint8Array,
  given: SheetEncoding | undefined,
  pace: Pace,
): Promise<{ text: string; encoding: SheetEncoding }> {
  const encoding = given ?? findMarked(bytes) ?? findUnmarked(bytes)
  if (encoding) return { text: await decode(bytes, encoding, false, pace), encoding }
  try {
    return { text: await decode(bytes, 'utf-8', true, pace), encoding: 'utf-8' }
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    return { text: await decode(bytes, 'windows-1252', false, pace), encoding: 'windows-1252' }
  }
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

async function decode(
  bytes: Uint8Array,
  encoding: SheetEncoding,
  isStrict: boolean,
  pace: Pace,
): Promise<string> {
  const decoder = new TextDecoder(encoding, { fatal: isStrict })
  const parts: string[] = []
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    parts.push(decoder.decode(bytes.subarray(at, at + pieceBytes), { stream: true }))
    const rest = pace.step(0)
    if (rest) await rest
  }
  parts.push(decoder.decode())
  return parts.join('')
}
