// `pnpm gym [task] [folder]`: grades a folder against a task; the folder holds the files that differ from the task's own. Without a folder the reference and
// the three wrong solutions are graded, without a task those of all tasks.
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'

const [task, folder] = process.argv.slice(2)
const tasks = readdirSync(join(import.meta.dirname, 'tasks'))
if (task !== undefined && !tasks.includes(task)) {
  console.error(`There is no task ${task}. There are: ${tasks.join(', ')}`)
  process.exit(2)
}
const { status } = spawnSync('npx', ['vitest', 'run', '--project=gym'], {
  cwd: join(import.meta.dirname, '../..'),
  env: {
    ...process.env,
    ...(task !== undefined && { GYM_TASK: task }),
    ...(folder !== undefined && { GYM_FOLDER: resolve(process.env.INIT_CWD ?? '.', folder) }),
  },
  stdio: 'inherit',
})
process.exitCode = status ?? 1
