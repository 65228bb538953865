import { spawn } from 'node:child_process'
import { findPostgres } from '../postgres/findPostgres.mjs'
import { postgresMachine } from '../postgres/postgresMachine.mjs'
import { findBrowser } from './findBrowser.mjs'
import { pnpmCommand } from './pnpmCommand.mjs'
import { thisMachine } from './thisMachine.mjs'

/** Runs every check there is. Returns the exit code. */
export async function runTests({ root, environment, options }) {
  const CHROMIUM_PATH = await findBrowser({ environment, machine: thisMachine({ root, environment }) })
  const postgres = await findPostgres({ environment, machine: postgresMachine({ root, environment }) })
  if ('reason' in postgres)
    console.warn(`The relay's tests on a PostgreSQL server are LEFT OUT, because ${postgres.reason}.`)
  const { command, args } = await pnpmCommand({ root, environment, args: ['run', 'test:all', ...options] })
  const child = spawn(command, args, { cwd: root, env: { ...environment, CHROMIUM_PATH }, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
