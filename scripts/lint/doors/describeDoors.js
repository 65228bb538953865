import { join } from 'node:path'
import { listDoors } from './listDoors.js'
import { readDoor } from './readDoor.js'

/** The packages that others install. */
export const houses = [
  ...['core', 'hooks', 'widgets', 'bulk', 'elements', 'webview', 'relay', 'sandbox', 'testing', 'brand'],
  'create',
]

/** What a package publishes, as text: each of its doors, and below it the names that it exports with the kinds of declaration behind them. */
export function describeDoors(packages, house) {
  const doors = listDoors(join(packages, house)).map(({ door, file }) => {
    const names = readDoor(file, packages).map(({ name, kinds }) => `  ${name}: ${kinds.join(', ')}`)
    return `${door}\n${names.join('\n')}\n`
  })
  return doors.join('\n')
}
