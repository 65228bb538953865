import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rename } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { build } from 'esbuild'

type SendOptions = { as?: string; body?: string; headers?: Record<string, string> }

/** A relay in a process of its own. */
export type RelayProcess = {
  send(
    method: string,
    path: string,
    options?: SendOptions,
  ): Promise<{ status: number; code: string | null; data: unknown }>
  /** The change events of a stream as they arrive; `null` when it has ended. */
  stream(
    as: string,
    after?: string,
  ): Promise<() => Promise<{ id: string; topic: string; operationId: string | null } | null>>
  /** Moves its clock ahead. */
  advance(milliseconds: number): Promise<void>
  sweep(): Promise<void>
  /** Has the database record each change of the state of an operation, apart from the outbox. */
  watch(): Promise<void>
  /** The changes of states since `watch`, the oldest first. */
  changes(): Promise<{ operation: string; state: string }[]>
  /** Ends it as a crash would; nothing happens to one that has ended. */
  kill(): Promise<void>
}

/** An embedded database in a folder, or a server's. */
type Environment = ({ DATABASE_URL: string } | { DATA_DIR: string }) & {
  UPSTREAM_URL: string
  WEBHOOK_SECRET: string
  /** The address that hears of outcomes. */
  OUTCOMES_URL?: string
}

/** Starts one. It ends with this process. */
export async function startRelayProcess(environment: Environment): Promise<RelayProcess> {
  bundled ??= bundleRelay()
  const child = fork(await bundled, {
    cwd: join(import.meta.dirname, '../../..'),
    env: { PATH: process.env.PATH, ...environment },
  })
  const [{ port }] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the relay ended before it listened'))),
  ])) as [{ port: number }]
  const ask = async (command: string, value = 0) => {
    const done = once(child, 'message')
    child.send({ command, value })
    const [{ result }] = await done
    return result
  }
  const open = (method: string, path: string, { as = 'cp_a', body, headers = {} }: SendOptions) => {
    const own = { 'X-Relay': '1', 'Sec-Fetch-Site': 'same-origin', Cookie: `s=${as}`, Connection: 'close' }
    const json = body === undefined ? {} : { 'Content-Type': 'application/json' }
    const call = request({
      port,
      host: '127.0.0.1',
      method,
      path: `/lending${path}`,
      headers: { ...own, ...json, ...headers },
    })
    call.end(body)
    return call
  }
  return {
    async send(method, path, options = {}) {
      const call = open(method, path, options)
      const [answer] = await once(call, 'response')
      let text = ''
      for await (const chunk of answer) text += chunk
      const { data } = JSON.parse(text)
      return { status: answer.statusCode, code: answer.headers['onlend-error'] ?? null, data }
    },
    async stream(as, after) {
      const headers: Record<string, string> = { Accept: 'text/event-stream' }
      if (after !== undefined) headers['Last-Event-ID'] = after
      const [answer] = await once(
        open('GET', `/events?customer_partner_id=${as}`, { as, headers }),
        'response',
      )
      return readChangeEvents(answer)
    },
    advance: (milliseconds) => ask('advance', milliseconds),
    sweep: () => ask('sweep'),
    watch: () => ask('watch'),
    changes: () => ask('changes'),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

let bundled: Promise<string> | undefined

/** Writes the relay as one file: a loader that compiles would take half of the time of a start. */
async function bundleRelay(): Promise<string> {
  const file = join(import.meta.dirname, '../node_modules/.cache/relayProcess.mjs')
  // Another worker may read the file at this moment.
  const outfile = `${file}.${process.pid}`
  await build({
    ...{ entryPoints: [join(import.meta.dirname, 'relayProcess.ts')], outfile, bundle: true },
    ...{ platform: 'node', format: 'esm', target: 'node20', conditions: ['@onlend/source'] },
    external: ['@electric-sql/pglite', 'pg', 'undici'],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  })
  await rename(outfile, file)
  return file
}

function readChangeEvents(answer: AsyncIterable<Buffer>): Awaited<ReturnType<RelayProcess['stream']>> {
  async function* read(): AsyncGenerator<{ id: string; topic: string; operationId: string | null }> {
    let text = ''
    for await (const chunk of answer) {
      text += chunk.toString()
      const events = text.split('\n\n')
      text = events.pop() ?? ''
      for (const event of events) {
        const [, id, data] = /^id: (.*)\nevent: message\ndata: (.*)$/.exec(event) ?? []
        if (id !== undefined && data !== undefined) yield { id, ...JSON.parse(data) }
      }
    }
  }
  const changeEvents = read()
  return async () => {
    // A server that is killed breaks the stream off instead of ending it.
    const next = await changeEvents.next().catch(() => null)
    return next === null || next.done ? null : next.value
  }
}
