import { open, readFile, rename } from 'node:fs/promises'
import type { LedgerWitness } from './LedgerWitness.ts'

/**
 * Remembers in a file which operations were sent last, so that a database that was restored from a backup is recognised. Keep it where it is not
 * restored with the database: on another disk, for each instance its own. Each write waits for the disk once.
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
      // Whole or not at all: what is half written would look like operations that were lost.
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
