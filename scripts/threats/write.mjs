import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fillThreatTable } from './fillThreatTable.mjs'
import { readThreatTitles } from './readThreatTitles.mjs'

const root = join(import.meta.dirname, '../..')
const model = join(root, 'packages/relay/docs/threat-model.md')

const { text, problems } = fillThreatTable(await readFile(model, 'utf8'), await readThreatTitles(root))
await writeFile(model, text)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
