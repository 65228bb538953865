import { execFile } from 'node:child_process'
import { cleanEnvironment } from '../up/cleanEnvironment.mjs'

/**
 * Runs a program in a folder, without npm's or a test runner's own settings in its environment. Resolves to what it printed; what failed is an
 * error with all that it said.
 */
export function runCommand({ cwd, command, args, environment = {} }) {
  const clean = Object.entries(cleanEnvironment(process.env)).filter(([name]) => !name.startsWith('VITEST'))
  const env = { ...Object.fromEntries(clean), ...environment }
  return new Promise((resolve, reject) => {
    execFile(command, args, { cwd, env, maxBuffer: 64_000_000 }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      reject(
        new Error(`\`${[command, ...args].join(' ')}\` failed:\n${stdout}${stderr}`.trim(), { cause: error }),
      )
    })
  })
}
