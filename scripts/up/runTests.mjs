import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { findServer } from '../servers/findServer.mjs'
import { findBrowser } from './findBrowser.mjs'
import { pnpmCommand } from './pnpmCommand.mjs'

/**
 * Runs the checks of `npm test` (`quick`), of `npm run test:deep` (`deep`), or of what changed since a commit (`changed`, the last one without `--since`). The
 * distribution's packages are fetched while the dependencies are. Returns the exit code.
 */
export async function runTests({ root, environment, run, options, installed }) {
  const CHROMIUM_PATH = await findBrowser({ root, environment, installed })
  let leftOut = ''
  if (run === 'deep') {
    const postgres = await findServer('postgres', { root, environment })
    if ('reason' in postgres) {
      console.warn(`The relay's tests on a PostgreSQL server are LEFT OUT, because ${postgres.reason}.`)
      leftOut = 'relay on PostgreSQL'
    } else await findServer('redis', { root, environment })
  }
  await installed
  const script = run === 'changed' ? ['scripts/check.mjs'] : ['scripts/test-all.mjs', run]
  const pnpm = await pnpmCommand({ root, environment, args: ['exec', 'node', ...script, ...options] })
  // With everything that a step may call on PATH: what is installed, and the pinned pnpm as a command.
  const PATH = [join(root, 'node_modules/.bin'), dirname(process.execPath), environment.PATH].join(delimiter)
  const env = { ...environment, CHROMIUM_PATH, STEP_LEFT_OUT: leftOut, PATH }
  const child = spawn(pnpm.command, pnpm.args, { cwd: root, env, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
