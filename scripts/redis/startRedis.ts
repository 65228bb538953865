import { fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'

/** A Redis or Valkey of one's own. */
export type TestRedis = {
  readonly url: string
  /** Kills it, with everything in it. */
  kill(): Promise<void>
  /** Starts it again, empty, at the same address. */
  resume(): Promise<void>
  stop(): Promise<void>
}

/** Where it is, or why it is not. */
type Answer = { port: number } | { error: string }

/** Starts an empty Redis on a free port of this machine. It is gone when this process is, also when that is killed. */
export async function startRedis(server: string): Promise<TestRedis> {
  const password = randomBytes(24).toString('hex')
  const guard = fork(join(import.meta.dirname, 'guardRedis.mjs'), {
    // A session of its own: Ctrl-C reaches the tests first, which may still be using it.
    detached: true,
    execArgv: [],
    env: { PATH: process.env.PATH, REDIS_SERVER: server, REDIS_TEST_PASSWORD: password },
  })
  const answer = async (): Promise<number> => {
    // The cast names what the guard sends.
    const [said] = (await Promise.race([once(guard, 'message'), once(guard, 'exit')])) as [
      Answer | number | null,
    ]
    if (typeof said !== 'object' || said === null) throw new Error('Redis for the tests ended by itself')
    if ('error' in said) throw new Error(said.error)
    return said.port
  }
  const port = await answer()
  guard.unref()
  guard.channel?.unref()
  const ask = async (command: 'start' | 'kill'): Promise<void> => {
    guard.channel?.ref()
    guard.send(command)
    const now = await answer()
    guard.channel?.unref()
    if (now !== port) throw new Error('Redis for the tests came back at another port')
  }
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    kill: () => ask('kill'),
    resume: () => ask('start'),
    async stop() {
      const gone = once(guard, 'exit')
      guard.ref()
      guard.disconnect()
      await gone
    },
  }
}
