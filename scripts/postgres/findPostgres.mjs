import { join } from 'node:path'

/** The oldest version whose SQL the relay is written in. */
const oldest = 15

/**
 * The folder with PostgreSQL's programs for the tests: `{ bin }`, or `{ reason }` where there is none. Looks at `POSTGRES_BIN`, then where
 * distributions put it, newest first, then at PATH; Debian as root gets the distribution's package when `machine` can install it.
 */
export async function findPostgres({ environment, machine }) {
  const named = environment.POSTGRES_BIN
  if (named) {
    if (await isUsable(named, machine)) return { bin: named }
    return { reason: `POSTGRES_BIN names ${named}, which holds no PostgreSQL ${oldest} or newer` }
  }
  const found = (await firstUsable(environment, machine)) ?? (await installed(environment, machine))
  if (found === undefined) {
    return {
      reason: `there is no PostgreSQL ${oldest} or newer here: install one, or name its bin folder with POSTGRES_BIN`,
    }
  }
  if (machine.isRoot && machine.account === undefined)
    return { reason: 'PostgreSQL refuses to run as root and there is neither a user postgres nor nobody' }
  return { bin: found }
}

async function installed(environment, machine) {
  if (!machine.isDebianRoot || !(await machine.install())) return undefined
  return firstUsable(environment, machine)
}

async function firstUsable(environment, machine) {
  const packaged = machine.versions().map((version) => join('/usr/lib/postgresql', version, 'bin'))
  const onPath = (environment.PATH ?? '').split(':').filter((folder) => folder !== '')
  for (const folder of [...packaged, '/opt/homebrew/opt/postgresql/bin', ...onPath]) {
    if (await isUsable(folder, machine)) return folder
  }
  return undefined
}

async function isUsable(folder, machine) {
  const said = await machine.versionOf(join(folder, 'postgres'))
  const [, major = '0'] = /\(PostgreSQL\) (\d+)/.exec(said ?? '') ?? []
  return Number(major) >= oldest && machine.has(join(folder, 'initdb'))
}
