const beginning = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

/** Whether a file is an OLE compound file: an office document of before 2007, or a newer one behind a password ([MS-OFFCRYPTO]). */
export function isCompound(head: Uint8Array): boolean {
  return beginning.every((byte, at) => head[at] === byte)
}
