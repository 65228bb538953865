// `npm run test:times`: where the time of the last `npm test` went, by step, task, project, file and test; `-- deep` for the deep run.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { printTimes } from './times/printTimes.mjs'
import { timesFolder } from './times/keepTimes.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const commands = { quick: 'npm test', deep: 'npm run test:deep' }
const run = Object.hasOwn(commands, process.argv[2]) ? process.argv[2] : 'quick'
const folder = timesFolder(root, run)
const names = await readdir(folder).catch(() => [])
if (names.length === 0) {
  console.error(`There are no times yet: ${commands[run]} keeps them.`)
  process.exit(1)
}
const parts = await Promise.all(
  names.map(async (name) => [
    name.replace('.json', ''),
    JSON.parse(await readFile(join(folder, name), 'utf8')),
  ]),
)
printTimes({ parts: new Map(parts), tasks: await readTurboTasks(root) })

/** The tasks of the newest turbo run, which turbo summarises by itself. */
async function readTurboTasks(root) {
  const folder = join(root, '.turbo/runs')
  const summaries = await readdir(folder).catch(() => [])
  const newest = summaries.sort().at(-1)
  if (newest === undefined) return []
  const { tasks } = JSON.parse(await readFile(join(folder, newest), 'utf8'))
  return tasks.map(({ taskId, cache, execution }) => ({
    task: taskId,
    isCached: cache.status === 'HIT',
    seconds: (execution.endTime - execution.startTime) / 1000,
  }))
}
