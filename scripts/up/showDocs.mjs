import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { findFreePort } from './findFreePort.mjs'
import { pnpmCommand } from './pnpmCommand.mjs'
import { runQuietly } from './runQuietly.mjs'

const docs = '@onlend/app-docs'

/** Builds the documentation site and serves the site until a signal stops it; `--build` only builds. Returns the exit code. */
export async function showDocs({ root, environment, installed, options }) {
  await installed
  const run = async (title, args) =>
    runQuietly({
      title,
      ...(await pnpmCommand({ root, environment, args })),
      cwd: root,
      environment: { ...environment, CI: 'true', ASTRO_TELEMETRY_DISABLED: '1' },
    })
  const install = ['install', '--frozen-lockfile', '--prefer-offline', `--filter=${docs}`]
  await run('Installing the tools of the site', install)
  await run('Building the documentation', ['--filter', docs, 'run', 'site'])
  if (options.includes('--build')) return 0
  const port = await findFreePort({ preferred: 4330, taken: [] })
  const folder = join(root, 'apps/docs')
  const args = [join(folder, 'node_modules/astro/astro.js'), 'preview', '--port', String(port)]
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  console.log(`The documentation: http://localhost:${port}`)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 0))
  })
}
