import { join } from 'node:path'
import { houses } from './describeDoors.js'
import { listDoors } from './listDoors.js'
import { readDoor } from './readDoor.js'

/** Doors that promise hosts nothing: what goes through them alone may be documented as any other code is. */
const unpromised = ['@onlend/core/internal', '@onlend/hooks/internal', '@onlend/widgets/internal']

/** The source files that declare the values which packages promise to hosts, by path from the root. */
export function promisedFiles(root) {
  const packages = join(root, 'packages')
  const files = houses
    .flatMap((house) => listDoors(join(packages, house)))
    .filter(({ door }) => !unpromised.includes(door))
    .flatMap(({ file }) => readDoor(file, packages))
    .filter(({ kinds }) => kinds.some((kind) => kind !== 'type'))
    .map(({ file }) => file.slice(root.length).replaceAll('\\', '/').replace(/^\//, ''))
  return [...new Set(files)]
}
