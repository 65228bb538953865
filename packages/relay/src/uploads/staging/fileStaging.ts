import { OptionError } from '@onlend/core/internal'
import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { UploadStaging } from '../UploadStaging.ts'
import { PrivateFileStore } from './PrivateFileStore.ts'
import { tusStaging } from './tusStaging.ts'

type FileStagingOptions = {
  /** A separate folder on a local disk; the staging makes a missing one. The folder must outlive the process and the container. */
  folder: string
}

/**
 * Keeps staged files in a folder that only the relay's own user may open. One process writes to it: several instances share
 * `s3Staging` of `@onlend/relay/uploads-s3` instead. Arrived bytes survive `kill -9`; a power cut can take the last seconds.
 *
 * @throws TypeError without a folder, Error for a folder that the process cannot make or write to.
 * @example
 * const uploads = { staging: fileStaging({ folder: './data/staging' }) }
 */
export function fileStaging({ folder }: FileStagingOptions): UploadStaging {
  // An empty path would be the working folder of the process, and the mode below would close it to all other users.
  if (!folder) throw new OptionError('fileStaging needs a folder of its own: is its variable set?')
  const directory = resolve(folder)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  // An existing folder can be open to others.
  chmodSync(directory, 0o700)
  accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  return {
    ...tusStaging(new PrivateFileStore({ directory })),
    async freeBytes() {
      // The free space of a user who is not root.
      const { bavail, bsize } = await statfs(directory)
      return bavail * bsize
    },
  }
}
