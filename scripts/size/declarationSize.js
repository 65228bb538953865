import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The declarations of a package, all files together and as they are, not after gzip: an editor reads them all. They only fall. */
export const declarationBudgets = [{ name: 'declarations of core, before gzip', house: 'core', limit: 168.3 }]

/** Kilobytes of all declarations below a folder, as they are: what an editor reads before it can help. Undefined where there are none. */
export async function declarationSize(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.d\.[cm]?ts$/.test(file))
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size))
  return files.length === 0 ? undefined : sizes.reduce((sum, size) => sum + size, 0) / 1000
}
