import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findProgram } from '../up/findProgram.mjs'

const versions = '/usr/lib/postgresql'

/** Of each server the oldest version that has what the relay asks of it, and where its program is. */
const kinds = {
  postgres: {
    ...{ title: 'PostgreSQL 15 or newer', variable: 'POSTGRES_BIN', packages: ['postgresql'] },
    ...{ names: ['postgres'], toProgram: (folder) => join(folder, 'postgres') },
    // Where distributions put it, the newest first: on PATH there may be a wrapper.
    folders: () =>
      (existsSync(versions) ? readdirSync(versions) : [])
        .sort((one, other) => Number(other) - Number(one))
        .map((version) => join(versions, version, 'bin'))
        .concat('/opt/homebrew/opt/postgresql/bin'),
    accepts: (said, program) =>
      Number(/\(PostgreSQL\) (\d+)/.exec(said)?.[1]) >= 15 && existsSync(join(dirname(program), 'initdb')),
    prepare() {
      // Only the programs are wanted: the package would otherwise make a cluster of its own and start it.
      mkdirSync('/etc/postgresql-common', { recursive: true })
      const settings = '/etc/postgresql-common/createcluster.conf'
      if (!existsSync(settings)) writeFileSync(settings, 'create_main_cluster = false\nstart_conf = manual\n')
    },
  },
  redis: {
    ...{ title: 'Redis or Valkey 6 or newer', variable: 'REDIS_SERVER', packages: ['redis-server'] },
    names: ['valkey-server', 'redis-server'],
    accepts: (said) => Number(/\bv=(\d+)/.exec(said)?.[1]) >= 6,
  },
}

/** The program of a server for the tests: `{ program }`, or `{ reason }` where there is none. `mayInstall: false` only looks. */
export async function findServer(name, { root, environment, mayInstall = true }) {
  const { packages, ...kind } = kinds[name]
  const found = await findProgram({ ...kind, root, environment, ...(mayInstall && { packages }) })
  if (found.program && name === 'postgres' && process.getuid?.() === 0 && postgresAccount() === undefined)
    return { reason: 'PostgreSQL refuses to run as root and there is neither a user postgres nor nobody' }
  return found
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
