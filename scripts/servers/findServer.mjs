import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { installDebianPackages } from '../up/installDebianPackages.mjs'

const run = promisify(execFile)
const versions = '/usr/lib/postgresql'

/** Of each server the oldest version that has what the relay asks of it, and where its program is. */
const kinds = {
  postgres: {
    ...{ title: 'PostgreSQL', oldest: 15, version: /\(PostgreSQL\) (\d+)/, package: 'postgresql' },
    ...{ names: ['postgres'], variable: 'POSTGRES_BIN', programIn: (folder) => join(folder, 'postgres') },
    // Where distributions put it, the newest first: on PATH there may be a wrapper.
    listFolders: () =>
      (existsSync(versions) ? readdirSync(versions) : [])
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(versions, version, 'bin'))
        .concat('/opt/homebrew/opt/postgresql/bin'),
    isWhole: (program) => existsSync(join(dirname(program), 'initdb')),
    prepareInstall() {
      // Only the programs are wanted: the package would otherwise make a cluster of its own and start it.
      mkdirSync('/etc/postgresql-common', { recursive: true })
      const settings = '/etc/postgresql-common/createcluster.conf'
      if (!existsSync(settings)) writeFileSync(settings, 'create_main_cluster = false\nstart_conf = manual\n')
    },
  },
  redis: {
    ...{ title: 'Redis or Valkey', oldest: 6, version: /\bv=(\d+)/, package: 'redis-server' },
    ...{
      names: ['valkey-server', 'redis-server'],
      variable: 'REDIS_SERVER',
      programIn: (program) => program,
    },
    listFolders: () => [],
    isWhole: () => true,
    prepareInstall() {},
  },
}

/**
 * The program of a server for the tests: `{ program }`, or `{ reason }` where there is none. Looks at what the environment names, then where distributions put
 * it, then at PATH; Debian as root gets the distribution's package, unless this may only look.
 */
export async function findServer(name, { root, environment, mayInstall = true }) {
  const kind = kinds[name]
  const { title, oldest, variable } = kind
  const named = environment[variable]
  if (named) {
    const program = kind.programIn(named)
    if (await isUsable(program, kind)) return { program }
    return { reason: `${variable} names ${named}, which is no ${title} ${oldest} or newer` }
  }
  const program =
    (await firstUsable(kind, environment)) ??
    (mayInstall ? await install(kind, { root, environment }) : undefined)
  if (program === undefined)
    return {
      reason: `there is no ${title} ${oldest} or newer here: install one, or name it with ${variable}`,
    }
  if (name === 'postgres' && process.getuid?.() === 0 && postgresAccount() === undefined)
    return { reason: 'PostgreSQL refuses to run as root and there is neither a user postgres nor nobody' }
  return { program }
}

/** The user that PostgreSQL runs as where we are root, which it refuses: `{ uid, gid }`. Undefined where we are another user, or where neither account exists. */
export function postgresAccount() {
  if (process.getuid?.() !== 0) return undefined
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

async function install(kind, { root, environment }) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  kind.prepareInstall()
  const title = `Installing ${kind.title} for the tests of the relay`
  // Outside of a run level with services, a package starts none.
  const quiet = { ...environment, RUNLEVEL: '1' }
  const packages = [kind.package]
  if (!(await installDebianPackages({ title, packages, root, environment: quiet }))) return undefined
  return firstUsable(kind, environment)
}

async function firstUsable(kind, environment) {
  const onPath = (environment.PATH ?? '').split(':').filter((folder) => folder !== '')
  for (const folder of [...kind.listFolders(), ...onPath, '/usr/bin'])
    for (const name of kind.names) if (await isUsable(join(folder, name), kind)) return join(folder, name)
  return undefined
}

async function isUsable(program, { version, oldest, isWhole }) {
  if (!existsSync(program)) return false
  const said = await run(program, ['--version'], { timeout: 20_000 }).catch(() => undefined)
  const [, major = '0'] = version.exec(said?.stdout ?? '') ?? []
  return Number(major) >= oldest && isWhole(program)
}
