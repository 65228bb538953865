import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The packages that are published from a tree: the folder and the manifest of each. */
export function readPackages(tree) {
  return readdirSync(join(tree, 'packages'))
    .map((name) => ({ folder: join(tree, 'packages', name), name }))
    .map(({ folder, name }) => ({
      directory: `packages/${name}`,
      folder,
      manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
    }))
    .filter(({ manifest }) => manifest.private !== true)
}
