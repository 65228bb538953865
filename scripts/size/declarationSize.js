import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Kilobytes of all declarations below a folder, as they are: what an editor reads before it can help. Undefined where there are none. */
export async function declarationSize(folder) {
  const files = (await readdir(folder, { recursive: true })).filter((file) => /\.d\.[cm]?ts$/.test(file))
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size))
  return files.length === 0 ? undefined : sizes.reduce((sum, size) => sum + size, 0) / 1000
}
