import type { BodySource } from './openStream.ts'
import { joinBytes } from './joinBytes.ts'

/** Reads a body into one piece; `null` when it is longer than `limit` bytes, after which the rest is not read. */
export async function readLimited(
  source: BodySource | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!source) return new Uint8Array()
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let length = 0
  for (let piece = await source.read(); piece !== null; piece = await source.read()) {
    length += piece.byteLength
    if (length > limit) {
      source.cancel()
      return null
    }
    pieces.push(piece)
  }
  return joinBytes(pieces, length)
}
