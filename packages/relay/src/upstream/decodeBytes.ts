import { openStream } from '../lib/openStream.ts'
import { readLimited } from '../lib/readLimited.ts'

/**
 * Undoes a compression that was not asked for. `fetch` in Node has usually done it already and left the header standing,
 * so the bytes decide and not the header: JSON never begins as these do.
 *
 * @returns The bytes as they are when they are not compressed; `null` when they cannot be decoded or are larger than `limit`.
 */
export async function decodeBytes(
  bytes: Uint8Array<ArrayBuffer>,
  coding: string | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const format = findCompression(bytes, coding)
  if (format === null) return bytes
  try {
    const decoded = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(format))
    return await readLimited(openStream(decoded), limit)
  } catch {
    // Mislabelled or cut short: the caller treats it like any other unreadable answer.
    return null
  }
}

function findCompression(bytes: Uint8Array, coding: string | null): CompressionFormat | null {
  const [first = 0, second = 0] = bytes
  if (first === 0x1f && second === 0x8b) return 'gzip'
  if (coding?.trim().toLowerCase() !== 'deflate') return null
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0 ? 'deflate' : null
}
