// Runs one PostgreSQL for the tests and answers its parent's commands. When the parent is gone, for any reason, the server is stopped and
// everything it wrote is removed.
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../up/findFreePort.mjs'
import { postgresAccount } from './postgresAccount.mjs'

const { POSTGRES_BIN: bin, POSTGRES_TEST_PASSWORD: password } = process.env
const account = postgresAccount()
const folder = mkdtempSync(join(tmpdir(), 'onlend-postgres-'))
const data = join(folder, 'data')
// Nothing has to survive a power cut here, and the tests wait for every commit.
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '100',
  autovacuum: 'off',
  jit: 'off',
  // A second by default, for which a test of a deadlock would only wait.
  deadlock_timeout: '100ms',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  lc_messages: 'C',
}

let server
let port

function program(name, args) {
  const environment = { PATH: process.env.PATH, LC_ALL: 'C' }
  return spawn(join(bin, name), args, {
    ...account,
    cwd: folder,
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
}

async function make() {
  if (account) chownSync(folder, account.uid, account.gid)
  const secret = join(folder, 'password')
  writeFileSync(secret, password, { mode: 0o600 })
  if (account) chownSync(secret, account.uid, account.gid)
  const access = ['-U', 'onlend', '-A', 'scram-sha-256', `--pwfile=${secret}`]
  const initdb = program('initdb', ['-D', data, ...access, '-E', 'UTF8', '--locale=C', '--no-sync'])
  const said = []
  initdb.stderr.on('data', (chunk) => said.push(chunk))
  const [code] = await once(initdb, 'close')
  rmSync(secret)
  if (code !== 0) throw new Error(`initdb failed (${code}): ${Buffer.concat(said)}`)
}

async function start() {
  for (let attempt = 1; ; attempt += 1) {
    // Anywhere, so that two that start at once do not take the same.
    port ??= await findFreePort({ preferred: randomInt(20_000, 30_000) })
    const changes = Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
    server = program('postgres', ['-D', data, '-p', String(port), ...changes])
    const refusal = await becomesReady(server)
    if (refusal === undefined) return
    server = undefined
    // Another process took the port in between.
    if (attempt === 5) throw new Error(`PostgreSQL did not start: ${refusal}`)
    port = undefined
  }
}

/** Undefined once it takes connections, and what it said where it ended instead. */
function becomesReady(started) {
  return new Promise((resolve) => {
    let said = ''
    started.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-4_000)
      if (said.includes('ready to accept connections')) resolve(undefined)
    })
    started.once('error', (error) => resolve(error.message))
    started.once('close', () => resolve(said))
  })
}

/** SIGINT breaks connections off and shuts down; SIGQUIT does not even tidy up. */
async function stop(signal) {
  const stopping = server
  server = undefined
  if (!stopping || stopping.exitCode !== null) return
  stopping.kill(signal)
  await once(stopping, 'close')
}

async function leave() {
  await stop('SIGQUIT')
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit()
}

const commands = { start, stop: () => stop('SIGINT') }

process.on('disconnect', leave)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, leave)
process.on('message', async (command) => {
  try {
    await commands[command]()
    process.send({ port, folder })
  } catch (error) {
    process.send({ error: error.message })
  }
})

try {
  await make()
  await start()
  process.send({ port, folder })
} catch (error) {
  process.send({ error: error.message })
  await leave()
}
