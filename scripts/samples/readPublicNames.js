import { readFileSync } from 'node:fs'
import { houses } from '../lint/doors/describeDoors.js'

const names = new URL('../lint/doors/names/', import.meta.url)

/**
 * How each public name is imported, as the snapshots of the doors have them: what several doors export comes from the first.
 *
 * @param {string} house The package that is asked first, such as `core`.
 * @returns {Map<string, string>} An import by the name that it imports.
 */
export function readPublicNames(house) {
  const imports = new Map()
  for (const each of [house, ...houses.filter((other) => other !== house)]) {
    let door = ''
    for (const line of readFileSync(new URL(`${each}.txt`, names), 'utf8').split('\n')) {
      const [, name, kinds] = /^ {2}(\w+): (.*)$/.exec(line) ?? []
      if (name === undefined) door = line
      else if (door.includes('/internal') && each !== house) continue
      else if (!imports.has(name))
        imports.set(name, `import { ${kinds === 'type' ? 'type ' : ''}${name} } from '${door}';`)
    }
  }
  return imports
}
