import { join } from 'node:path'
import { listDoors } from '../doors/listDoors.js'
import { layers } from './layers.js'
import { moduleDoors } from './moduleDoors.js'

/**
 * The rules that let no folder of a package import one above it, none that has no place yet import anything, and none enter a module past its
 * doors.
 */
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
      ...Object.entries(moduleDoors[house] ?? {}).map(([module, files]) => ({
        name: `${house}/src/${module} is entered past its doors`,
        comment: `Another folder imports of ${house}/src/${module} only ${files.join(', ')}: scripts/lint/imports/moduleDoors.js.`,
        severity: 'error',
        from: { path: `${src}[^/]+/`, pathNot: [`${src}${module}/`, ...tests] },
        to: {
          path: `${src}${module}/`,
          pathNot: files.map((file) => `${src}${module}/${file.replaceAll('.', '\\.')}$`),
        },
      })),
    ]
  })
}
