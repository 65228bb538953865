import { join } from 'node:path'
import { listDoors } from '../doors/listDoors.js'
import { layers } from './layers.js'

/** The rules that let no folder of a package import one above it, and none that has no place yet import anything. */
export function layerRules(root, tests) {
  return Object.entries(layers).flatMap(([house, folders]) => {
    const src = `^${house}/src/`
    const doors = listDoors(join(root, house)).map(({ file }) => {
      const path = file.slice(root.length).replaceAll('\\', '/').replace(/^\//, '')
      return `^${path.replaceAll('.', '\\.')}$`
    })
    const rule = (name, from, to) => ({
      name,
      comment: `${name}. The order of the folders: scripts/lint/imports/layers.js.`,
      severity: 'error',
      from: { path: from, pathNot: [...doors, ...tests] },
      to: { path: to },
    })
    return [
      rule(
        `a folder of ${house} has no place in the order`,
        `${src}(?!(?:${folders.join('|')})/)[^/]+/`,
        src,
      ),
      ...folders
        .slice(0, -1)
        .map((folder, index) =>
          rule(
            `${house}/src/${folder} imports a folder above it`,
            `${src}${folder}/`,
            `${src}(?:${folders.slice(index + 1).join('|')})/`,
          ),
        ),
    ]
  })
}
