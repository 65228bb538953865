// Writes what follows from the files of the house: the tests of each number into the documents that list them, and the endpoints, hooks and forms into the
// lists that have them all. With `--check` fails when one of them is stale.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { completeLists } from './completeLists.mjs'
import { fillTestTable } from './fillTestTable.mjs'
import { readTitles } from './readTitles.mjs'

const root = join(import.meta.dirname, '../..')
/** The documents whose last column lists, for each number, the tests whose titles begin with it. */
const tables = [
  {
    ...{ file: 'packages/relay/docs/threat-model.md', letter: 'S', last: 102, cells: 4 },
    roots: ['', 'packages/relay/src', 'packages/relay'],
  },
  { file: 'packages/core/docs/api-traps.md', letter: 'T', last: 96, cells: 3, roots: [''] },
]
/** A file, or a folder with a slash at its end, that a document names. */
const path = /`((?:[\w-]+\/)+(?:[\w.-]+\.(?:tsx?|mjs|md))?)`/g

for (const { file, roots, ...table } of tables) {
  const written = readFileSync(join(root, file), 'utf8')
  const titles = readTitles(root, table.letter)
  const { text, problems } = fillTestTable(written, titles, table)
  if (!process.argv.includes('--check')) writeFileSync(join(root, file), text)
  else if (text !== written) problems.push(`${file} is stale: run node scripts/tables/write.mjs`)
  for (const name of new Set([...text.matchAll(path)].map(([, found]) => found)))
    if (!roots.some((folder) => existsSync(join(root, folder, name))))
      problems.push(`${file} names ${name}, which does not exist.`)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}

const changed = Object.entries(completeLists(root))
if (process.argv.includes('--check')) {
  for (const [file] of changed) console.error(`${file} is not complete: run node scripts/tables/write.mjs`)
  if (changed.length > 0) process.exitCode = 1
} else if (changed.length > 0) {
  for (const [file, text] of changed) writeFileSync(join(root, file), text)
  const paths = changed.map(([file]) => file)
  execFileSync(join(root, 'node_modules/.bin/biome'), ['check', '--write', ...paths], {
    cwd: root,
    stdio: 'pipe',
  })
  console.log(paths.map((path) => `  ${path}`).join('\n'))
}
