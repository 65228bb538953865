import { spawn } from 'node:child_process'
import { delimiter, dirname, join } from 'node:path'
import { pnpmCommand } from './pnpmCommand.mjs'

/**
 * Runs a script of the house with everything it may call on PATH: what is installed, and the pinned pnpm as a command.
 * Passes signals on. Returns the exit code.
 */
export async function runHere({ root, environment, script, args }) {
  const exec = await pnpmCommand({ root, environment, args: ['exec', 'node', join(root, script), ...args] })
  const PATH = [join(root, 'node_modules/.bin'), dirname(process.execPath), environment.PATH].join(delimiter)
  const child = spawn(exec.command, exec.args, { cwd: root, env: { ...environment, PATH }, stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}
