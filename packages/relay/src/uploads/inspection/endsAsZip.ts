/** Bytes of the record at the end of a ZIP, without its comment (APPNOTE 4.3.16). */
const recordSize = 22

/**
 * The place, in the end of a file, of the record that makes the file a ZIP; -1 for no ZIP. The record must reach the last byte, as in archives, so
 * that four bytes by chance do not count.
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
