import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const bulkDoors = {
  core: ['./client/batches'],
  hooks: [
    './check-worker',
    './lockbox-reconciliation',
    './match-worker',
    './portfolio',
    './repayments-import',
    './sheet-worker',
    './sheets',
    './transaction-import',
  ],
}

/**
 * The declarations of a package, all files together and as they are, not after gzip: an editor reads them all. Core took the engine and the uploads from
 * hooks, 36 behind doors of their own (`client`, `client/uploads`), which only their readers open. Hooks got two such doors, `server` and `first-forms`: 16.3. Doors for work with
 * thousands of rows are counted apart: what they reach beside the others.
 */
export const declarationBudgets = [
  { name: 'declarations of core, before gzip', house: 'core', without: bulkDoors.core, limit: 215.3 },
  { name: 'declarations of hooks, before gzip', house: 'hooks', without: bulkDoors.hooks, limit: 206.5 },
  { name: 'declarations of core with its bulk doors', house: 'core', limit: 223.9 },
  { name: 'declarations of hooks with its bulk doors', house: 'hooks', limit: 258.1 },
]

const comment = /\/\*[\s\S]*?\*\//g
const reference = /\b(?:from|import\()\s*(["'])(\.[^"']+)\1/g

/**
 * Kilobytes of the declarations that a package's doors reach, as they are: what an editor reads before it can help. What an earlier build
 * left in `dist` is not counted.
 *
 * @param {string} folder The package, with its package.json.
 * @param {readonly string[]} without Doors that are not opened.
 * @returns {Promise<number | undefined>} Undefined where a declaration is missing, such as before a build.
 */
export async function declarationSize(folder, without = []) {
  const { exports } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const files = new Set(listTypes(openDoors(exports, without)).map((file) => join(folder, file)))
  let size = 0
  // A set also goes over what is added on the way.
  for (const file of files) {
    const text = await readFile(file, 'utf8').catch(() => null)
    if (text === null) return undefined
    size += Buffer.byteLength(text)
    // An example in a comment may import what only its reader has.
    for (const [, , target] of text.replaceAll(comment, '').matchAll(reference))
      files.add(join(dirname(file), target.replace(/(?:\.d)?\.([cm]?)[jt]s$/, '.d.$1ts')))
  }
  return files.size === 0 ? undefined : size / 1000
}

function openDoors(exports, without) {
  if (exports === undefined || without.length === 0) return exports
  return Object.fromEntries(Object.entries(exports).filter(([door]) => !without.includes(door)))
}

/** The declarations that an `exports` field names, however deeply nested. */
function listTypes(exports) {
  if (typeof exports !== 'object' || exports === null) return []
  return Object.entries(exports).flatMap(([condition, target]) =>
    condition === 'types' && typeof target === 'string' ? [target] : listTypes(target),
  )
}
