import { expect, test } from 'vitest'
import { findPostgres } from './findPostgres.mjs'

/** A machine with these servers, by folder. */
function machineWith(servers, { isRoot = false, account, install } = {}) {
  return {
    isRoot,
    account,
    isDebianRoot: install !== undefined,
    has: () => true,
    versions: () =>
      ['16', '15', '11'].filter((version) => `/usr/lib/postgresql/${version}/bin/postgres` in servers),
    versionOf: async (program) => servers[program],
    install: async () => {
      Object.assign(servers, install)
      return true
    },
  }
}

const environment = { PATH: '/usr/local/bin:/usr/bin' }
const version = (number) => `postgres (PostgreSQL) ${number} (Debian ${number})\n`

test('POSTGRES_BIN comes before everything that is installed', async () => {
  const machine = machineWith({ '/own/postgres': version('17.1'), '/usr/bin/postgres': version('15.2') })
  expect(await findPostgres({ environment: { ...environment, POSTGRES_BIN: '/own' }, machine })).toEqual({
    bin: '/own',
  })
})

test('a POSTGRES_BIN without a PostgreSQL is said, not passed over', async () => {
  const machine = machineWith({ '/usr/bin/postgres': version('15.2') })
  const found = await findPostgres({ environment: { ...environment, POSTGRES_BIN: '/nowhere' }, machine })
  expect(found.reason).toContain('POSTGRES_BIN names /nowhere')
})

test('the distribution’s own programs come before a wrapper on PATH, the newest first', async () => {
  const machine = machineWith({
    '/usr/local/bin/postgres': version('15.2'),
    '/usr/lib/postgresql/15/bin/postgres': version('15.2'),
    '/usr/lib/postgresql/16/bin/postgres': version('16.0'),
  })
  expect(await findPostgres({ environment, machine })).toEqual({ bin: '/usr/lib/postgresql/16/bin' })
})

test('one that is too old does not count', async () => {
  const machine = machineWith({
    '/usr/lib/postgresql/11/bin/postgres': version('11.9'),
    '/usr/bin/postgres': version('14.1'),
  })
  expect((await findPostgres({ environment, machine })).reason).toMatch(
    /no PostgreSQL 15 or newer here: install one/,
  )
})

test('Debian as root installs the package and looks again', async () => {
  const install = { '/usr/lib/postgresql/15/bin/postgres': version('15.2') }
  const machine = machineWith({}, { isRoot: true, account: { uid: 1, gid: 1 }, install })
  expect(await findPostgres({ environment, machine })).toEqual({ bin: '/usr/lib/postgresql/15/bin' })
})

test('root without a user to run it as is told so', async () => {
  const machine = machineWith({ '/usr/bin/postgres': version('15.2') }, { isRoot: true })
  expect((await findPostgres({ environment, machine })).reason).toContain('refuses to run as root')
})
