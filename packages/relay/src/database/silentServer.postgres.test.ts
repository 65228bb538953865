import { afterEach, expect, inject, test, vi } from 'vitest'
import { deferred } from '../../test/deferred.ts'
import { makePostgresDatabase } from '../../test/makePostgresDatabase.ts'
import type { Database } from './Database.ts'
import { openPostgresDatabase } from './openPostgresDatabase.ts'
import { connect, createServer, type Socket } from 'node:net'

/** What its statements may take, and how much longer the wait for an answer of the server is. */
const statementTimeout = 4_000
const queryTimeout = statementTimeout + 2_000

let link: StallingLink | null = null
let database: Database | null = null

async function openLinked(max: number): Promise<{ link: StallingLink; database: Database }> {
  link = await stallingLink(await makePostgresDatabase(inject('postgresAddress') ?? ''))
  database = openPostgresDatabase({ connectionString: link.address, max, statementTimeout })
  return { link, database }
}

/** Stops the clock of timers, but not the network. */
function stopTimers(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
}

/** What has become of work so far. */
function watch(work: Promise<unknown>): { readonly outcome: string } {
  const seen = { outcome: 'waits' }
  work.then(
    () => (seen.outcome = 'resolved'),
    (error: unknown) => (seen.outcome = error instanceof Error ? error.message : 'rejected'),
  )
  return seen
}

afterEach(async () => {
  vi.useRealTimers()
  link?.close()
  await database?.close()
  link = database = null
})

test('an unresponsive server costs a transaction one timeout, on however many connections', async () => {
  const { link, database } = await openLinked(3)
  await Promise.all([1, 2, 3].map(() => database.query('select pg_sleep(0.02)')))
  stopTimers()
  link.stall()
  const begun = watch(database.transaction((transaction) => transaction.query('select 1')))
  await vi.advanceTimersByTimeAsync(queryTimeout + 1)
  expect(begun.outcome).toBe('Query read timeout')
})

test('what an unresponsive server left half done is not waited for a second time', async () => {
  const { link, database } = await openLinked(1)
  const isBegun = deferred()
  const goOn = deferred()
  const half = watch(
    database.transaction(async (transaction) => {
      isBegun.resolve()
      await goOn.promise
      await transaction.query('select 1')
    }),
  )
  await isBegun.promise
  stopTimers()
  link.stall()
  goOn.resolve()
  await vi.advanceTimersByTimeAsync(queryTimeout + 1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(half.outcome).toBe('Query read timeout')
})

test('while every connection is taken work is given up after five seconds, before any of it is done', async () => {
  const { database } = await openLinked(1)
  const isTaken = deferred()
  const giveBack = deferred()
  const taken = database.transaction(async () => {
    isTaken.resolve()
    await giveBack.promise
  })
  await isTaken.promise
  stopTimers()
  let isDone = false
  const waiting = watch(
    database.transaction(async () => {
      isDone = true
    }),
  )
  await vi.advanceTimersByTimeAsync(4_999)
  expect(waiting.outcome).toBe('waits')
  await vi.advanceTimersByTimeAsync(1)
  expect([waiting.outcome, isDone]).toEqual(['timeout exceeded when trying to connect', false])
  giveBack.resolve()
  await taken
})

/** A way to a server that can go silent, as a network does that drops every packet: nothing arrives, and nothing is closed. */
type StallingLink = {
  /** The server's address by this way. */
  address: string
  stall(): void
  close(): void
}

/** Opens a way to the server of an address. */
async function stallingLink(address: string): Promise<StallingLink> {
  const server = new URL(address)
  const sockets: Socket[] = []
  const listener = createServer((near) => {
    const far = connect(Number(server.port), server.hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.push(one)
      one.pipe(other)
      one.on('error', () => undefined)
      one.on('close', () => other.destroy())
    }
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => listener.once('listening', resolve))
  const listening = listener.address()
  const port = typeof listening === 'object' ? listening?.port : null
  return {
    address: Object.assign(new URL(address), { host: `127.0.0.1:${port}` }).href,
    stall() {
      for (const socket of sockets) socket.unpipe().pause()
    },
    close() {
      for (const socket of sockets) socket.destroy()
      listener.close()
    },
  }
}
