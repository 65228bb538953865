/** One file in a ZIP, as the list at its end has it. */
export type ZipEntry = {
  name: string
  isEncrypted: boolean
  /** Bytes in the archive. */
  packed: number
  /** Bytes as it would unpack, by its own word. */
  unpacked: number
}
