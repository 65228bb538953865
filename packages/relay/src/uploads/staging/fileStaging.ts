import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { UploadStaging } from '../UploadStaging.ts'
import { PrivateFileStore } from './PrivateFileStore.ts'
import { tusStaging } from './tusStaging.ts'

type FileStagingOptions = {
  /** A folder of its own on a local disk; made when it is not there. It must outlive the process, and a container. */
  folder: string
}

/**
 * Keeps staged files in a folder that only the relay's own user may open. One process writes to it: several instances share
 * `s3Staging` of `@onlend/relay/uploads-s3` instead. What has arrived survives `kill -9`; a power cut can take the last seconds.
 *
 * @throws TypeError without a folder, Error when it cannot be made or written to.
 * @example
 * const uploads = { staging: fileStaging({ folder: './data/staging' }) }
 */
export function fileStaging({ folder }: FileStagingOptions): UploadStaging {
  // An empty one would be the folder that the process runs in, closed to all other users from here on.
  if (!folder) throw new TypeError('fileStaging needs a folder of its own: is its variable set?')
  const directory = resolve(folder)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  // A folder that was there before may be open to others.
  chmodSync(directory, 0o700)
  accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  return {
    ...tusStaging(new PrivateFileStore({ directory })),
    async freeBytes() {
      // What is left to a user who is not root.
      const { bavail, bsize } = await statfs(directory)
      return bavail * bsize
    },
  }
}
