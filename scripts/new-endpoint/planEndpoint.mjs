import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillEndpoint } from './describeEndpoint.mjs'

/**
 * The files of a new endpoint, as paths from `root` with their texts: `created` from the templates, whose first line is the path, and `changed`, the lists that
 * it is entered in. Throws when a file is already there or a list cannot be found.
 */
export function planEndpoint(root, endpoint) {
  const values = fillEndpoint(endpoint)
  const fill = (text) => text.replaceAll(/\{\{(\w+)\}\}/g, (_place, key) => values[key])
  const created = {}
  for (const folder of [endpoint.isRead ? 'read' : 'write', 'both']) {
    const templates = join(import.meta.dirname, 'templates', folder)
    for (const file of readdirSync(templates)) {
      const [path, ...lines] = fill(readFileSync(join(templates, file), 'utf8')).split('\n')
      if (existsSync(join(root, path))) throw new Error(`${path} is already there.`)
      created[path] = lines.join('\n')
    }
  }
  const changed = {}
  for (const [path, like, line] of [...lists, ...(endpoint.isRead ? listsOfReads : listsOfWrites)]) {
    const rows = (changed[path] ?? readFileSync(join(root, path), 'utf8')).split('\n')
    const last = rows.findLastIndex((row) => like.test(row))
    if (last === -1) throw new Error(`${path} has no line like ${like} to add "${fill(line)}" behind.`)
    changed[path] = rows.toSpliced(last + 1, 0, fill(line)).join('\n')
  }
  return { created, changed }
}

/** A list, the line of it behind which an entry goes, the last of several, and the entry. */
const lists = [
  ['packages/core/src/endpoints/index.ts', /^export \{/, "export { {{name}} } from './{{name}}.ts'"],
  [
    'packages/core/src/index.ts',
    /from '\.\/endpoints\//,
    "export { {{name}} } from './endpoints/{{name}}.ts'",
  ],
  [
    'packages/sandbox/src/handlers.ts',
    /from '\.\/handlers\//,
    "import { {{name}} } from './handlers/{{name}}.ts'",
  ],
  ['packages/sandbox/src/handlers.ts', /^export const handlers/, '  {{name}},'],
]
const listsOfReads = [
  [
    'packages/hooks/src/index.ts',
    /from '\.\/reads\/use/,
    "export { {{thingCamel}}QueryKey, {{thingCamel}}QueryOptions, {{hook}}, type Use{{thing}}Parameters, type Use{{thing}}ReturnType } from './reads/{{hook}}.ts'",
  ],
]
/** Where a write is missing in one of these, nothing compiles. */
const listsOfWrites = [
  [
    'packages/hooks/src/index.ts',
    /from '\.\/writes\/use/,
    "export { {{hook}}, type Use{{thing}}Parameters, type Use{{thing}}ReturnType } from './writes/{{hook}}.ts'",
  ],
  [
    'packages/core/src/operations/index.ts',
    /Operation \} from/,
    "export { {{name}}Operation } from './{{name}}.ts'",
  ],
  [
    'packages/core/src/operations/operations.ts',
    /^import \{ \w+Operation \}/,
    "import { {{name}}Operation } from './{{name}}.ts'",
  ],
  [
    'packages/core/src/operations/operations.ts',
    /^export const operations/,
    '  {{name}}: {{name}}Operation,',
  ],
  [
    'packages/core/src/operations/effects.ts',
    /^export const effects = /,
    "  {{name}}: { settledBy: 'answer', money: null, touches: [] },",
  ],
  [
    'packages/core/src/operations/operations.test.ts',
    /^const examples/,
    "  {{name}}: { body: { reference: 'a' }, summary: { recipient: 'a' }, equal: [{ reference: ' a ' }], different: [{ reference: 'b' }] },",
  ],
  ['packages/relay/src/http/bodyLimits.ts', /^ {2}json: \{$/, '    {{name}}: megabyte,'],
]
