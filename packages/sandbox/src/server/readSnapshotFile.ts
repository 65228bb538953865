import { readFileSync } from 'node:fs'

/** Reads the saved state, or undefined where there is none yet. */
export function readSnapshotFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
