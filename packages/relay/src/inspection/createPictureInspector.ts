import { endsAsZip } from './endsAsZip.ts'
import type { Inspector } from './Inspector.ts'

/** Pixels of the largest picture that is taken. A camera makes a hundred million; a few bytes of PNG can claim 2^62. */
const mostPixels = 300_000_000

/** Looks at a picture: nothing decodes it here, so that only its end, and what a PNG claims to unpack into, is judged. */
export function createPictureInspector(): Inspector {
  let isFirst = true
  return {
    take(bytes) {
      const isClaim = isFirst && bytes[0] === 0x89 && bytes.byteLength >= 24
      isFirst = false
      if (!isClaim) return null
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      return view.getUint32(16) * view.getUint32(20) > mostPixels ? 'suspicious' : null
    },
    end: (tail) => (endsAsZip(tail) >= 0 ? 'suspicious' : null),
  }
}
