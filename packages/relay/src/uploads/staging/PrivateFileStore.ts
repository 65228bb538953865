import { createReadStream, createWriteStream, type ReadStream } from 'node:fs'
import { open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import type { Upload } from '@tus/server'
import type { StagedBytes } from '../UploadStaging.ts'

/** Bytes in one read. Pieces of 256 KB cost a fifth less of the processor, but a relay then grows by 25 MiB more. */
const readAtOnce = 64 * 1_024

/** The library's file store; only the relay's own user may read its files, and the store removes incomplete files. */
export class PrivateFileStore extends FileStore {
  static {
    // The folder exists before the store. The library would make it again and, after a failure, throw outside of every call, which ends the
    // process. An assignment, since the library's types make the method private.
    Object.assign(PrivateFileStore.prototype, { checkOrCreateDirectory: () => undefined })
  }

  override async create(file: Upload): Promise<Upload> {
    // The store makes the files first, since the library would make them with the default mode.
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
    // The library itself hides the cause of a failed write, such as a full disk.
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
      // Skips a file whose paths were both removed since the folder was read.
      if (changedAt > 0) yield { id, changedAt }
    }
  }

  /** The paths of the bytes and of the library's notes about them. */
  #pathsOf(id: string): string[] {
    return [join(this.directory, id), join(this.directory, `${id}.json`)]
  }
}

/** The moment at which a file was last written; 0 for no file. */
async function readMoment(path: string): Promise<number> {
  try {
    return (await stat(path)).mtimeMs
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0
    throw error
  }
}
