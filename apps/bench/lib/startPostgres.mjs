import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findServer, postgresAccount } from '../../../scripts/servers/findServer.mjs'
import { findFreePort } from '../../../scripts/up/findFreePort.mjs'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Starts an empty PostgreSQL as distributions set it up: every commit is on the disk before it is answered.
 *
 * @throws Error when there is none on this machine.
 */
export async function startPostgres({ group, cores = null }) {
  const look = { root, environment: process.env, mayInstall: false }
  const { program, reason } = await findServer('postgres', look)
  if (program === undefined) throw new Error(reason)
  const account = postgresAccount()
  const folder = mkdtempSync(join(tmpdir(), 'onlend-bench-postgres-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  const password = randomBytes(16).toString('hex')
  const secret = join(folder, 'password')
  const data = join(folder, 'data')
  writeFileSync(secret, password, { mode: 0o600 })
  if (account) for (const path of [folder, secret]) chownSync(path, account.uid, account.gid)
  const access = ['-U', 'onlend', '-A', 'scram-sha-256', `--pwfile=${secret}`, '-E', 'UTF8', '--locale=C']
  execFileSync(join(dirname(program), 'initdb'), ['-D', data, ...access], {
    ...account,
    cwd: folder,
    stdio: 'ignore',
  })

  const port = await findFreePort({ preferred: 25_432 })
  const place = ['--listen_addresses=127.0.0.1', '--unix_socket_directories=', '-p', String(port)]
  const child = group.start({
    command: program,
    args: ['-D', data, ...place],
    core: cores?.service ?? null,
    options: { ...account, cwd: folder },
  })
  await becomesReady(child)
  return {
    address: `postgresql://onlend:${password}@127.0.0.1:${port}/postgres`,
    // SIGINT breaks connections off and shuts down.
    stop: () => group.stop(child, 'SIGINT'),
  }
}

function becomesReady(child) {
  return new Promise((resolve, reject) => {
    child.stderr.on('data', () => {
      if (child.lastOutput.includes('ready to accept connections')) resolve()
    })
    void child.closed.then(() => reject(new Error(`PostgreSQL did not start: ${child.lastOutput}`)))
  })
}
