import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillEndpoint } from './describeEndpoint.mjs'

const effects = 'packages/core/src/effects.ts'

/**
 * The files of a new endpoint that a person owns, as paths from `root` with their texts: `created` from the templates, whose first line is the path, and
 * `changed`, the table that says what a write changes.
 *
 * @throws Error when a file is already there.
 */
export function planEndpoint(root, endpoint) {
  const values = { ...fillEndpoint(endpoint), prefix: findPrefix(root, endpoint.name) }
  const fill = (text) => text.replaceAll(/\{\{(\w+)\}\}/g, (place, key) => values[key] ?? place)
  const created = {}
  for (const folder of [endpoint.isRead ? 'read' : 'write', 'both']) {
    const templates = join(import.meta.dirname, 'templates', folder)
    for (const file of readdirSync(templates)) {
      const [path, ...lines] = fill(readFileSync(join(templates, file), 'utf8')).split('\n')
      if (existsSync(join(root, path))) throw new Error(`${path} is already there.`)
      created[path] = lines.join('\n')
    }
  }
  if (endpoint.isRead) return { created, changed: {} }
  const entry = `  ${values.name}: { settledBy: 'answer', money: null, touches: [] },\n`
  const table = readFileSync(join(root, effects), 'utf8')
  return { created, changed: { [effects]: table.replace(/^export const effects = \{\n/m, `$&${entry}`) } }
}

/** Two letters for the references of a write that no other write has: those of its first two words, else its first and a later one. */
function findPrefix(root, name) {
  const folder = join(root, 'packages/core/src/operations')
  const code = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'))
  const taken = new Set(code.join('').match(/(?<=prefix: ')[A-Z]{2}/g))
  const letters = [...name.replace(/[a-z]/g, ''), ...name.slice(1)]
  return letters.map((letter) => `${name[0]}${letter}`.toUpperCase()).find((prefix) => !taken.has(prefix))
}
