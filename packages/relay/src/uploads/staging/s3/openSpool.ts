import { open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Bytes that wait on the disk until there are enough for a part. */
export type Spool = {
  readonly size: number
  append(bytes: Uint8Array): Promise<void>
  /** Moves all bytes into memory. */
  drain(): Promise<Buffer<ArrayBuffer>>
  close(): Promise<void>
}

/**
 * Opens a spool in the folder for temporary files. The file has no name there and only this process can use it, so that no part of a person's
 * documents stays on the disk at any end of the process.
 */
export async function openSpool(): Promise<Spool> {
  const path = join(tmpdir(), `onlend-${crypto.randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  let size = 0
  return {
    get size() {
      return size
    },
    async append(bytes) {
      let written = 0
      while (written < bytes.byteLength) {
        const { bytesWritten } = await file.write(bytes, written, bytes.byteLength - written, size + written)
        written += bytesWritten
      }
      size += written
    },
    async drain() {
      const filled = Buffer.alloc(size)
      let at = 0
      while (at < size) {
        const { bytesRead } = await file.read(filled, at, size - at, at)
        if (bytesRead === 0) throw new Error('the temporary file is shorter than what was written to it')
        at += bytesRead
      }
      size = 0
      return filled
    },
    close: () => file.close(),
  }
}
