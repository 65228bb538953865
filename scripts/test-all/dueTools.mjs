// Prints the vitest projects of the tools that this deep run proves: each tool where its own files have changed, and else in every third run.
import { join } from 'node:path'
import { readTurn } from '../sample/readTurn.ts'
import { hasChanged } from './hasChanged.mjs'

const tools = [
  { project: 'new-endpoint', files: /^scripts\/(?:new-endpoint|tables)\// },
  { project: 'gym', files: /^apps\/gym\// },
]
const root = join(import.meta.dirname, '../..')
const due = tools.filter(({ files }, at) => at === readTurn(root) % 3 || hasChanged(root, files))
console.log(due.map(({ project }) => `--project=${project}`).join(' '))
