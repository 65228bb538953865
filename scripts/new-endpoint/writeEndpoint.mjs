import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newFiles } from './newFiles.mjs'
import { registrations } from './registrations.mjs'

/**
 * Writes a new endpoint below `root`: its files, and its line in each list. Nothing is written when a file is already
 * there or a list cannot be found. Returns the paths, `created` and `changed`.
 */
export async function writeEndpoint({ root, endpoint }) {
  const created = newFiles(endpoint)
  const taken = Object.keys(created).find((path) => existsSync(join(root, path)))
  if (taken !== undefined) throw new Error(`${taken} is already there.`)

  const changed = {}
  for (const [path, change] of Object.entries(registrations(endpoint))) {
    changed[path] = change(await readFile(join(root, path), 'utf8'))
  }
  for (const [path, text] of Object.entries({ ...created, ...changed })) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), text)
  }
  return { created: Object.keys(created), changed: Object.keys(changed) }
}
