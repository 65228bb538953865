import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The doors of a package: each name that others import it by, and the source file behind it. Style sheets and patterns
 * (`./locales/*`) export no names of their own and are left out.
 *
 * @param folder Absolute folder of the package.
 */
export function listDoors(folder) {
  const manifest = join(folder, 'package.json')
  if (!existsSync(manifest)) return []
  const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'))
  return Object.entries(exports)
    .map(([path, target]) => ({ door: name + path.slice(1), source: target['@onlend/source'] }))
    .filter(({ source }) => /^[^*]+\.tsx?$/.test(source ?? ''))
    .map(({ door, source }) => ({ door, file: join(folder, source) }))
}
