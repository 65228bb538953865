import { execFile, spawn } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { postgresAccount } from './findServer.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL that this run has started, with the right to make databases. */
    postgresAddress?: string
    /** Its program, for a test that needs a server of its own. */
    postgresProgram?: string
    /** The program of the Redis or Valkey on this machine; where it is absent, its tests are left out. */
    redisProgram?: string
  }
}

/** A PostgreSQL or Redis of one's own. */
export type TestServer = {
  /** With the right to do everything. */
  readonly address: string
  /** Everything that it writes is in here. */
  readonly folder: string
  /** Breaks every connection off and ends it: what PostgreSQL has committed stays, Redis is empty afterwards. */
  pause(): Promise<void>
  /** Starts it again at the same address. */
  resume(): Promise<void>
  /** Stops it and removes what it wrote. */
  stop(): Promise<void>
}

/**
 * Runs a server until a line comes in or the input ends, which it does with the process at its other end, however that ends: then the server gets the signal, and
 * without a line its folder goes too.
 */
const guard = `signal=$1; shift
"$@" & server=$!
read -r line
kill -s "$signal" $server; wait $server
test -n "$line" || rm -rf "$PWD"`

/** The line after which the folder stays. */
const again = 'again\n'

// Nothing has to survive a power cut here, and the tests wait for every commit.
const postgresSettings = {
  ...{ fsync: 'off', full_page_writes: 'off', wal_level: 'minimal', max_wal_senders: '0' },
  ...{ shared_buffers: '64MB', max_connections: '100', autovacuum: 'off', jit: 'off' },
  // A second by default, for which a test of a deadlock would only wait.
  deadlock_timeout: '100ms',
  ...{ listen_addresses: '127.0.0.1', unix_socket_directories: '', lc_messages: 'C' },
}

/** Starts an empty server on a free port of this machine. It is gone when this process is, also when that is killed. */
export async function startServer(kind: 'postgres' | 'redis', program: string): Promise<TestServer> {
  const isPostgres = kind === 'postgres'
  const password = randomBytes(24).toString('hex')
  const folder = mkdtempSync(join(tmpdir(), `onlend-${kind}-`))
  const account = isPostgres ? postgresAccount() : undefined
  const options = { ...account, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C' } }
  // A file, so that no list of processes shows the password.
  const secret = join(folder, 'secret')
  const redisSettings = `bind 127.0.0.1\nrequirepass ${password}\nsave ""\nappendonly no\n`
  writeFileSync(secret, isPostgres ? password : redisSettings, { mode: 0o600 })
  if (account) for (const path of [folder, secret]) chownSync(path, account.uid, account.gid)
  if (isPostgres) {
    const access = ['-U', 'onlend', '-A', 'scram-sha-256', `--pwfile=${secret}`]
    const encoding = ['-E', 'UTF8', '--locale=C', '--no-sync']
    await promisify(execFile)(
      join(dirname(program), 'initdb'),
      ['-D', 'data', ...access, ...encoding],
      options,
    )
  }
  const settings = Object.entries(postgresSettings).map(([name, value]) => `--${name}=${value}`)
  let port = 0
  let end: (line?: string) => Promise<void> = async () => undefined
  const start = async (): Promise<void> => {
    // SIGINT breaks connections off and shuts PostgreSQL down; Redis ends as when its machine dies.
    const command = isPostgres
      ? ['INT', program, '-D', 'data', '-p', String(port), ...settings]
      : ['KILL', program, secret, '--port', String(port)]
    // A session of its own: Ctrl-C reaches the tests first, which may still be using it.
    const child = spawn('sh', ['-c', guard, 'sh', ...command], { ...options, detached: true })
    const gone = once(child, 'close')
    end = async (line = '') => {
      child.stdin.end(line)
      await gone
    }
    let said = ''
    const isReady = await new Promise<boolean>((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          said += chunk
          if (/ready to accept connections/i.test(said)) resolve(true)
          else if (/FATAL|Failed listening/.test(said)) resolve(false)
        })
      child.once('close', () => resolve(false))
    })
    if (isReady) return
    await end(again)
    throw new Error(`The ${kind} did not start: ${said}`)
  }
  for (let attempts = 5; attempts > 0; attempts -= 1) {
    port = randomInt(20_000, 32_000)
    try {
      await start()
      break
    } catch (error) {
      // Another process may have the port.
      if (attempts > 1) continue
      rmSync(folder, { recursive: true })
      throw error
    }
  }
  const place = `${password}@127.0.0.1:${port}`
  return {
    address: isPostgres ? `postgresql://onlend:${place}/postgres` : `redis://:${place}`,
    folder,
    pause: () => end(again),
    resume: start,
    stop: () => end(),
  }
}
