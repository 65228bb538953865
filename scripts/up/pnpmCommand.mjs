import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * The command line that runs the pinned pnpm through npx. Corepack is not used: its signature check refuses some
 * registries. npx is started as a script of the npm that is running, so that no shell stands in between.
 */
export async function pnpmCommand({ root, environment, args }) {
  const { packageManager } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const npxArgs = ['--yes', '--prefer-offline', '--loglevel=error', packageManager, ...args]
  const npx = npxScript(environment)
  if (npx !== undefined) return { command: process.execPath, args: [npx, ...npxArgs] }
  return { command: process.platform === 'win32' ? 'npx.cmd' : 'npx', args: npxArgs }
}

function npxScript(environment) {
  const beside = [
    environment.npm_execpath === undefined ? undefined : dirname(environment.npm_execpath),
    join(dirname(process.execPath), 'node_modules/npm/bin'),
    join(dirname(process.execPath), '../lib/node_modules/npm/bin'),
  ]
  return beside
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'npx-cli.js'))
    .find((file) => existsSync(file))
}
