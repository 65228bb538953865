// Writes the tests of each number anew into the documents that list them.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fillTestTable } from './fillTestTable.mjs'
import { readTitles } from './readTitles.mjs'
import { testTables } from './testTables.mjs'

const root = join(import.meta.dirname, '../..')

for (const table of testTables) {
  const file = join(root, table.file)
  const { text, problems } = fillTestTable(
    await readFile(file, 'utf8'),
    await readTitles(root, table.letter),
    table,
  )
  await writeFile(file, text)
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
}
