import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fillThreatTable } from './fillThreatTable.mjs'
import { findLostFiles } from './findLostFiles.mjs'
import { readThreatTitles } from './readThreatTitles.mjs'

const root = join(import.meta.dirname, '../..')
const model = 'packages/relay/docs/threat-model.md'

const written = await readFile(join(root, model), 'utf8')
const titles = await readThreatTitles(root)
const { text, problems } = fillThreatTable(written, titles)
if (text !== written)
  problems.push(`${model} does not list the tests as they are: run node scripts/threats/write.mjs`)
for (const file of findLostFiles(text, [root, join(root, 'packages/relay/src')]))
  problems.push(`${model} names ${file}, which does not exist.`)
for (const problem of problems) console.error(problem)
if (problems.length === 0)
  console.log(`Threat model: every threat has its row; ${titles.length} tests try them.`)
process.exitCode = problems.length > 0 ? 1 : 0
