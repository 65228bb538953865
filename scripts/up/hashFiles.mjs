import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

/**
 * One hash of files and whole folders, by name and content. What is missing counts as empty; tests and stories are
 * left out, because nothing that is built contains them.
 */
export async function hashFiles(root, paths) {
  const files = (await Promise.all(paths.map((path) => listFiles(join(root, path))))).flat().sort()
  const hash = createHash('sha256')
  for (const file of files) {
    hash.update(relative(root, file).replaceAll('\\', '/')).update('\0')
    hash.update(await readFile(file)).update('\0')
  }
  return hash.digest('hex')
}

async function listFiles(path) {
  let entries
  try {
    entries = await readdir(path, { withFileTypes: true, recursive: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path]
    if (error.code === 'ENOENT') return []
    throw error
  }
  return entries
    .filter((entry) => entry.isFile() && !/\.(test|stories)\.[a-z]+$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((file) => !relative(path, file).includes('node_modules'))
}
