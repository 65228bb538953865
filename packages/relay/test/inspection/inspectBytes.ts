import { createHash } from 'node:crypto'
import { type Inspection, inspectUpload } from '../../src/uploads/inspection/inspectUpload.ts'

type InspectOptions = { size?: number; expectedSha256?: string | null; pieceSize?: number }

/** Has bytes inspected as a staging would hand them over. */
export function inspectBytes(
  name: string,
  bytes: Uint8Array<ArrayBuffer>,
  { size = bytes.byteLength, expectedSha256 = null, pieceSize = 65_536 }: InspectOptions = {},
): Promise<Inspection> {
  const hash = createHash('sha256')
  const hasher = { update: (piece: Uint8Array) => void hash.update(piece), digest: () => hash.digest('hex') }
  return inspectUpload(inPieces(bytes, pieceSize), { name, size, expectedSha256, hasher })
}

async function* inPieces(
  bytes: Uint8Array<ArrayBuffer>,
  size: number,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < bytes.byteLength; at += size) {
    // Overwritten afterwards, as a pool of buffers would be.
    const piece = bytes.slice(at, at + size)
    yield piece
    piece.fill(0)
  }
}
