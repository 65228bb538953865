import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { installDebianPackages } from '../up/installDebianPackages.mjs'
import { postgresAccount } from './postgresAccount.mjs'

const run = promisify(execFile)

/** What `findPostgres` needs to know and to do on the machine it runs on. Without `mayInstall` it only looks. */
export function postgresMachine({ root, environment, mayInstall = true }) {
  const isRoot = process.getuid?.() === 0
  return {
    isRoot,
    account: postgresAccount(),
    isDebianRoot: mayInstall && isRoot && existsSync('/etc/debian_version'),
    has: existsSync,

    versions() {
      if (!existsSync('/usr/lib/postgresql')) return []
      return readdirSync('/usr/lib/postgresql').sort((one, other) => Number(other) - Number(one))
    },

    async versionOf(program) {
      if (!existsSync(program)) return undefined
      const said = await run(program, ['--version'], { env: environment, timeout: 20_000 }).catch(
        () => undefined,
      )
      return said?.stdout
    },

    install() {
      // Only the programs are wanted: the package would otherwise make a cluster of its own and start it.
      mkdirSync('/etc/postgresql-common', { recursive: true })
      const settings = '/etc/postgresql-common/createcluster.conf'
      if (!existsSync(settings)) writeFileSync(settings, 'create_main_cluster = false\nstart_conf = manual\n')
      const title = 'Installing PostgreSQL for the tests of the relay'
      return installDebianPackages({ title, packages: ['postgresql'], root, environment })
    },
  }
}
