import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PGliteOptions } from '@electric-sql/pglite'
import type { Queryable } from './Database.ts'

/** An embedded PostgreSQL that works on a separate thread. The thread has one connection: the caller orders the calls. */
export type PgliteThread = Pick<Queryable, 'query'> & {
  begin(): Promise<void>
  /** Rejects where a statement had failed, which rolls everything back. */
  commit(): Promise<void>
  rollback(): Promise<void>
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

type Settings = Pick<PGliteOptions, 'dataDir' | 'startParams'> & { archive: Blob | undefined }

/** A message of the thread: the answer to a call, or a notification of a channel. */
type Said =
  | (Answer & { id: number; error?: { message: string } })
  | { id: null; channel: string; payload: string }

/** The rows are those that the caller asked for. */
type Answer = { rows?: never[]; command?: string }
type Call = { resolve: (answer: Answer) => void; reject: (error: Error) => void }

/**
 * The thread's script, in plain JavaScript: a text, because a file of its own would not be found by a host that is bundled into one file. The fields
 * of an error, such as its SQLSTATE, do not cross from thread to thread by themselves.
 */
const script = `
const { parentPort, workerData } = require('node:worker_threads')
const { PGlite } = require(workerData.module)
const stops = new Map()
let pglite
const calls = {
  async open({ dataDir, startParams, archive }) {
    const loadDataDir = archive && new File([archive.bytes], archive.name, { type: archive.type })
    pglite = await PGlite.create({ dataDir, startParams, ...(loadDataDir && { loadDataDir }) })
  },
  async query({ sql, parameters }) {
    const { rows, command } = await pglite.query(sql, parameters)
    return { rows, command }
  },
  async listen({ channel }) {
    const hear = (payload) => parentPort.postMessage({ id: null, channel, payload })
    if (!stops.has(channel)) stops.set(channel, pglite.listen(channel, hear))
    await stops.get(channel)
  },
  async unlisten({ channel }) {
    const stop = await stops.get(channel)
    stops.delete(channel)
    await stop?.()
  },
  close: () => pglite.close(),
}
parentPort.on('message', async ({ id, call, ...asked }) => {
  try {
    parentPort.postMessage({ id, ...(await calls[call](asked)) })
  } catch (error) {
    const { name, message, code, detail, constraint } = error
    parentPort.postMessage({ id, error: { name, message, code, detail, constraint } })
  }
})
`

/** Starts the thread and opens the database on it; without a folder the database is in memory. Open calls keep the process alive, an idle thread does not. */
export async function startPgliteThread({ archive, ...settings }: Settings): Promise<PgliteThread> {
  const module = findPglite()
  const worker = new Worker(script, { eval: true, execArgv: [], workerData: { module } })
  const calls = new Map<number, Call>()
  const listeners = new Map<string, Set<(payload: string) => void>>()
  let last = 0
  let fault: Error | null = null

  const fail = (error: Error): void => {
    fault ??= error
    for (const { reject } of calls.values()) reject(fault)
    calls.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The thread of the embedded database has ended')))
  worker.on('message', (said: Said) => {
    if (said.id === null) {
      for (const onMessage of listeners.get(said.channel) ?? []) onMessage(said.payload)
      return
    }
    const { id, error, ...answer } = said
    const call = calls.get(id)
    calls.delete(id)
    if (calls.size === 0) worker.unref()
    if (error) call?.reject(Object.assign(new Error(error.message), error))
    else call?.resolve(answer)
  })
  const ask = (call: string, asked: Record<string, unknown> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      if (fault) return reject(fault)
      last += 1
      calls.set(last, { resolve, reject })
      worker.ref()
      worker.postMessage({ id: last, call, ...asked })
    })

  const bytes = await archive?.arrayBuffer()
  const { type } = archive ?? {}
  const name = archive instanceof File ? archive.name : 'archive'
  await ask('open', { ...settings, archive: bytes && { bytes, name, type } }).catch(
    async (error: unknown) => {
      await worker.terminate()
      throw error
    },
  )
  return {
    async query(sql, parameters = []) {
      const { rows = [] } = await ask('query', { sql, parameters: [...parameters] })
      return rows
    },
    async begin() {
      await ask('query', { sql: 'begin' })
    },
    async commit() {
      const { command } = await ask('query', { sql: 'commit' })
      if (command !== 'COMMIT')
        throw new Error('The transaction was rolled back: one of its statements had failed')
    },
    async rollback() {
      await ask('query', { sql: 'rollback' })
    },
    async listen(channel, onMessage) {
      const all = listeners.get(channel) ?? new Set()
      // A new function: the same listener may listen twice.
      const hear = (payload: string): void => onMessage(payload)
      listeners.set(channel, all.add(hear))
      await ask('listen', { channel })
      return async () => {
        if (!all.delete(hear) || all.size > 0) return
        listeners.delete(channel)
        await ask('unlisten', { channel })
      }
    },
    async close() {
      await ask('close')
      await worker.terminate()
    },
  }
}

/**
 * The path of the library, for the thread's own `require`. Next's bundler puts a number in place of the path where it sees the import of `createRequire`,
 * so this function asks Node for it. A bundled file may stand where the library cannot be found: then the folder of the process counts.
 */
function findPglite(): string {
  const { createRequire } = process.getBuiltinModule('node:module')
  const resolve = (from: string) => createRequire(from).resolve('@electric-sql/pglite')
  try {
    return resolve(import.meta.url)
  } catch {
    return resolve(join(process.cwd(), 'package.json'))
  }
}
