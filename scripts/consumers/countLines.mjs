import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const notCounted =
  /^(?:README\.md|package\.json|package-lock\.json|tsconfig\.json|\.gitignore|.*\.(?:png|svg|ico))$/
const made = new Set(['node_modules', 'dist', 'build', '.next', '.astro', '.react-router', '.data'])

/** The lines that a consumer's author wrote: blank ones, its README, its manifest and its `tsconfig.json` are not counted. */
export async function countLines(folder) {
  let lines = 0
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (made.has(entry.name)) continue
    if (entry.isDirectory()) lines += await countLines(join(folder, entry.name))
    else if (!notCounted.test(entry.name)) {
      const text = await readFile(join(folder, entry.name), 'utf8')
      lines += text.split('\n').filter((line) => line.trim() !== '').length
    }
  }
  return lines
}
