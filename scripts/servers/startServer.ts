import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'

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

/** Where it is, or why it is not. */
type Answer = { port: number; folder: string } | { error: string }

/** Starts an empty server on a free port of this machine. It is gone when this process is, also when that is killed. */
export async function startServer(kind: 'postgres' | 'redis', program: string): Promise<TestServer> {
  const password = randomBytes(24).toString('hex')
  const guard = fork(join(import.meta.dirname, 'guardServer.mjs'), {
    // A session of its own: Ctrl-C reaches the tests first, which may still be using it.
    detached: true,
    execArgv: [],
    env: {
      ...{ PATH: process.env.PATH, TMPDIR: process.env.TMPDIR },
      ...{ SERVER_KIND: kind, SERVER_PROGRAM: program, SERVER_PASSWORD: password },
    },
  })
  const answer = async (): Promise<Exclude<Answer, { error: string }>> => {
    // The cast names what the guard sends.
    const [said] = (await Promise.race([once(guard, 'message'), once(guard, 'exit')])) as [
      Answer | number | null,
    ]
    if (typeof said !== 'object' || said === null) throw new Error(`The ${kind} ended by itself`)
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
    if (now.port !== port) throw new Error(`The ${kind} came back at another port`)
  }
  const place = `${password}@127.0.0.1:${port}`
  return {
    address: kind === 'postgres' ? `postgresql://onlend:${place}/postgres` : `redis://:${place}`,
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
