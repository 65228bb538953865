import type { SheetEncoding } from '../SheetFile.ts'

/** Finds an encoding by its mark, or UTF-16 by the zeros in most of every other byte. */
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
