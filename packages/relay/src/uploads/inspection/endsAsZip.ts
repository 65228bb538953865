/** Bytes of the record at the end of a ZIP, without its comment (APPNOTE 4.3.16). */
const recordSize = 22

/**
 * Where in the end of a file the record stands that makes it a ZIP; -1 when it is none. The record must reach to the last byte, as archives'
 * do, so that four bytes by chance are not taken for one.
 */
export function endsAsZip(tail: Uint8Array): number {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength)
  const first = Math.max(0, tail.byteLength - recordSize - 0xffff)
  for (let at = tail.byteLength - recordSize; at >= first; at -= 1) {
    if (tail[at] !== 0x50 || view.getUint32(at, true) !== 0x06054b50) continue
    if (at + recordSize + view.getUint16(at + 20, true) === tail.byteLength) return at
  }
  return -1
}
