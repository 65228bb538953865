import { open, readFile, rename } from 'node:fs/promises'
import type { LedgerWitness } from './LedgerWitness.ts'

/**
 * Remembers in a file the operations that were sent last, so that the relay recognises a database that was restored from a backup. Keep the file
 * where no restore of the database reaches it: on another disk, one file for each instance. Each write waits for the disk once.
 *
 * @example
 * const relay = createRelay({ ...options, witness: fileWitness('/var/lib/onlend/ledger-witness') })
 */
export function fileWitness(path: string): LedgerWitness {
  return {
    read: () =>
      readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null
        throw error
      }),
    async write(text) {
      // Whole or not at all: a half-written file would look like lost operations.
      const beside = `${path}.new`
      const file = await open(beside, 'w', 0o600)
      try {
        await file.writeFile(text)
        await file.datasync()
      } finally {
        await file.close()
      }
      await rename(beside, path)
    },
  }
}
