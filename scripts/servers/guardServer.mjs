// Runs one PostgreSQL or Redis for the tests and answers its parent's commands. When the parent is gone, for any reason, the server is stopped and
// everything it wrote is removed.
import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findFreePort } from '../up/findFreePort.mjs'
import { postgresAccount } from './findServer.mjs'

const { SERVER_KIND: kind, SERVER_PROGRAM: program, SERVER_PASSWORD: password } = process.env
const folder = mkdtempSync(join(tmpdir(), `onlend-${kind}-`))
const account = kind === 'postgres' ? postgresAccount() : undefined
const data = join(folder, 'data')
// Nothing has to survive a power cut here, and the tests wait for every commit.
const postgresSettings = {
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

const kinds = {
  postgres: {
    // SIGINT breaks connections off and shuts down; SIGQUIT does not even tidy up.
    ...{ stop: 'SIGINT', leave: 'SIGQUIT' },
    async make() {
      const secret = join(folder, 'password')
      writeFileSync(secret, password, { mode: 0o600 })
      if (account) for (const path of [folder, secret]) chownSync(path, account.uid, account.gid)
      const access = ['-U', 'onlend', '-A', 'scram-sha-256', `--pwfile=${secret}`]
      const initdb = run(join(dirname(program), 'initdb'), [
        ...['-D', data, ...access],
        ...['-E', 'UTF8', '--locale=C', '--no-sync'],
      ])
      const said = []
      initdb.stderr.on('data', (chunk) => said.push(chunk))
      const [code] = await once(initdb, 'close')
      rmSync(secret)
      if (code !== 0) throw new Error(`initdb failed (${code}): ${Buffer.concat(said)}`)
    },
    start() {
      const settings = Object.entries(postgresSettings).map(([name, value]) => `--${name}=${value}`)
      return run(program, ['-D', data, '-p', String(port), ...settings])
    },
  },
  redis: {
    // As when its machine dies: connections break off, and everything in it is gone.
    ...{ stop: 'SIGKILL', leave: 'SIGKILL' },
    async make() {},
    start() {
      const started = run(program, ['-'])
      // From stdin, so that no list of processes shows the password. Nothing is written to the disk.
      started.stdin.end(`bind 127.0.0.1\nport ${port}\nrequirepass ${password}\nsave ""\nappendonly no\n`)
      return started
    },
  },
}

function run(file, args) {
  return spawn(file, args, {
    ...account,
    cwd: folder,
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
}

async function start() {
  for (let attempt = 1; ; attempt += 1) {
    // Anywhere, so that two that start at once do not take the same.
    port ??= await findFreePort({ preferred: randomInt(20_000, 32_000) })
    server = kinds[kind].start()
    const refusal = await becomesReady(server)
    if (refusal === undefined) return
    server = undefined
    // Another process took the port in between.
    if (attempt === 5) throw new Error(`The ${kind} did not start: ${refusal}`)
    port = undefined
  }
}

/** Undefined once it takes connections, and what it said where it ended instead. */
function becomesReady(started) {
  return new Promise((resolve) => {
    let said = ''
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk) => {
        said = (said + chunk).slice(-4_000)
        if (/ready to accept connections/i.test(said)) resolve(undefined)
      })
    started.once('error', (error) => resolve(error.message))
    started.once('close', () => resolve(said))
  })
}

async function stop(signal) {
  const stopping = server
  server = undefined
  if (!stopping || stopping.exitCode !== null) return
  stopping.kill(signal)
  await once(stopping, 'close')
}

async function leave() {
  await stop(kinds[kind].leave)
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  process.exit()
}

const commands = { start, stop: () => stop(kinds[kind].stop) }

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
  await kinds[kind].make()
  await start()
  process.send({ port, folder })
} catch (error) {
  process.send({ error: error.message })
  await leave()
}
