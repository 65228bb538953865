// Fails when a document that lists tests by number is stale: `node scripts/tables/check.mjs threats`, or `traps`.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fillTestTable } from './fillTestTable.mjs'
import { findLostFiles } from './findLostFiles.mjs'
import { readTitles } from './readTitles.mjs'
import { testTables } from './testTables.mjs'

const root = join(import.meta.dirname, '../..')
const table = testTables.find(({ name }) => name === process.argv[2])
if (table === undefined) throw new Error(`Name a table: ${testTables.map(({ name }) => name).join(', ')}`)

const written = await readFile(join(root, table.file), 'utf8')
const titles = await readTitles(root, table.letter)
const { text, problems } = fillTestTable(written, titles, table)
if (text !== written)
  problems.push(`${table.file} does not list the tests as they are: run node scripts/tables/write.mjs`)
const roots = table.roots.map((folder) => join(root, folder))
for (const file of findLostFiles(text, roots))
  problems.push(`${table.file} names ${file}, which does not exist.`)
for (const problem of problems) console.error(problem)
if (problems.length === 0) console.log(`Every row of the ${table.name} is there; ${titles.length} tests.`)
process.exitCode = problems.length > 0 ? 1 : 0
