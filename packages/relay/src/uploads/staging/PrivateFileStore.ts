import { createReadStream, createWriteStream, type ReadStream } from 'node:fs'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import type { Upload } from '@tus/server'
import type { StagedBytes } from '../UploadStaging.ts'

/** Bytes that are read at once. Pieces of 256 KB cost a fifth less of the processor, and a relay grows by 25 MiB more with them. */
const readAtOnce = 64 * 1_024

/** The library's file store; only the relay's own user may read its files, and incomplete files are removed. */
export class PrivateFileStore extends FileStore {
  static {
    // The folder is there before the store is. The library would make it again and, where that fails, throw outside of every call, which
    // ends the process. Assigned, since its types keep the method to themselves.
    Object.assign(PrivateFileStore.prototype, { checkOrCreateDirectory: () => undefined })
  }

  override async create(file: Upload): Promise<Upload> {
    // Made here first, since the library would make them with the mode of any file.
    for (const path of this.#pathsOf(file.id)) {
      const handle = await open(path, 'w', 0o600)
      await handle.close()
    }
    return super.create(file)
  }

  override read(id: string): ReadStream {
    return createReadStream(join(this.directory, id), { highWaterMark: readAtOnce })
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    // The library itself hides why a write failed, such as a full disk.
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset })
    await pipeline(source, file)
    return offset + file.bytesWritten
  }

  override async remove(id: string): Promise<void> {
    for (const path of this.#pathsOf(id)) await rm(path, { force: true })
  }

  async *listFiles(): AsyncIterable<StagedBytes> {
    const names = await readdir(this.directory)
    for (const id of new Set(names.map((name) => name.replace(/\.json$/, '')))) {
      const moments = await Promise.all(this.#pathsOf(id).map(readMoment))
      const changedAt = Math.max(...moments)
      // Both are gone again since the folder was read.
      if (changedAt > 0) yield { id, changedAt }
    }
  }

  /** The bytes, and what the library notes about them. */
  #pathsOf(id: string): string[] {
    return [join(this.directory, id), join(this.directory, `${id}.json`)]
  }
}

/** When a file was last written; 0 for none. */
async function readMoment(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0
    throw error
  }
}
