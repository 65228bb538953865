import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installDebianPackages } from '../up/installDebianPackages.mjs'

const run = promisify(execFile)

/** The oldest version that has what the relay asks of it. */
const oldest = 6

/**
 * The server program of a Redis or Valkey for the tests: `{ server }`, or `{ reason }` where there is none. Looks at `REDIS_SERVER`, then at PATH and where Debian
 * puts it; Debian as root gets the distribution's package, unless it may only look.
 */
export async function findRedis({ root, environment, mayInstall = true }) {
  const named = environment.REDIS_SERVER
  if (named) {
    if (await isUsable(named)) return { server: named }
    return { reason: `REDIS_SERVER names ${named}, which is no Redis ${oldest} or Valkey` }
  }
  const found =
    (await firstUsable(environment)) ?? (mayInstall ? await installed(root, environment) : undefined)
  if (found) return { server: found }
  return {
    reason: 'there is no redis-server or valkey-server here: install one, or name it with REDIS_SERVER',
  }
}

async function installed(root, environment) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  const title = 'Installing Redis for the tests of the relay'
  // Only the program is wanted: outside of a run level with services, the package does not start one.
  const quiet = { ...environment, RUNLEVEL: '1' }
  if (!(await installDebianPackages({ title, packages: ['redis-server'], root, environment: quiet })))
    return undefined
  return firstUsable(environment)
}

async function firstUsable(environment) {
  const folders = [...(environment.PATH ?? '').split(':').filter((folder) => folder !== ''), '/usr/bin']
  for (const name of ['valkey-server', 'redis-server']) {
    for (const folder of folders) if (await isUsable(join(folder, name))) return join(folder, name)
  }
  return undefined
}

async function isUsable(program) {
  if (!existsSync(program)) return false
  const said = await run(program, ['--version'], { timeout: 20_000 }).catch(() => undefined)
  const [, major = '0'] = /\bv=(\d+)/.exec(said?.stdout ?? '') ?? []
  return Number(major) >= oldest
}
