import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'

/** A PostgreSQL of one's own. */
export type TestPostgres = {
  /** The address of its first database, with the right to make more. */
  readonly address: string
  /** Everything that it writes is in here. */
  readonly folder: string
  /** Breaks every connection off and shuts down; what was committed stays. */
  pause(): Promise<void>
  /** Starts it again at the same address. */
  resume(): Promise<void>
  /** Stops it and removes what it wrote. */
  stop(): Promise<void>
}

/** Where it is, or why it is not. */
type Answer = { port: number; folder: string } | { error: string }

/** Starts an empty PostgreSQL on a free port of this machine. It is gone when this process is, also when that is killed. */
export async function startPostgres(bin: string): Promise<TestPostgres> {
  const password = randomBytes(24).toString('hex')
  const guard = fork(join(import.meta.dirname, 'guardPostgres.mjs'), {
    // A session of its own: Ctrl-C reaches the tests first, which may still be using it.
    detached: true,
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      POSTGRES_BIN: bin,
      POSTGRES_TEST_PASSWORD: password,
    },
  })
  const answer = async (): Promise<Exclude<Answer, { error: string }>> => {
    // The cast names what the guard sends.
    const [said] = (await Promise.race([once(guard, 'message'), once(guard, 'exit')])) as [
      Answer | number | null,
    ]
    if (typeof said !== 'object' || said === null) throw new Error('PostgreSQL for the tests ended by itself')
    if ('error' in said) throw new Error(said.error)
    return said
  }
  const { port, folder } = await answer()
  guard.unref()
  guard.channel?.unref()
  const ask = async (command: 'start' | 'stop'): Promise<void> => {
    guard.channel?.ref()
    guard.send(command)
    const now = await answer()
    guard.channel?.unref()
    if (now.port !== port) throw new Error('PostgreSQL for the tests came back at another port')
  }
  return {
    address: `postgresql://onlend:${password}@127.0.0.1:${port}/postgres`,
    folder,
    pause: () => ask('stop'),
    resume: () => ask('start'),
    async stop() {
      const gone = once(guard, 'exit')
      guard.ref()
      guard.disconnect()
      await gone
    },
  }
}
