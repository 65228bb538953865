import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startServer, type TestServer } from '../../../../scripts/servers/startServer.ts'
import type { Database } from '../../src/database/Database.ts'
import { migrate } from '../../src/migrate.ts'
import { openPostgresDatabase } from '../../src/database/openPostgresDatabase.ts'
import { openRedis, type Redis } from '../../src/database/redis/openRedis.ts'
import { createStore } from '../../src/createStore.ts'
import { heldClock } from '../heldClock.ts'
import { makePostgresDatabase } from '../makePostgresDatabase.ts'
import { openStream } from '../openStream.ts'
import { testRelay } from '../testRelay.ts'
import { type FanOut, fanOutConformance } from './fanOutConformance.ts'
import { newOwner, withdrawClaim } from '../storeFixtures.ts'

const redisProgram = inject('redisProgram')
let address: string
let plain: Database
const opened: { close(): Promise<void> }[] = []

beforeAll(async () => {
  address = await makePostgresDatabase(inject('postgresAddress') ?? '')
  plain = openPostgresDatabase({ connectionString: address, max: 2 })
  await migrate(plain)
})

afterAll(async () => {
  for (const each of opened.reverse()) await each.close()
  await plain?.close()
})

function openInstance(options: Partial<Parameters<typeof openPostgresDatabase>[0]> = {}): Database {
  const database = openPostgresDatabase({ connectionString: address, max: 3, ...options })
  opened.push(database)
  return database
}

describe('NOTIFY of PostgreSQL carries signals', () => {
  const open = (): FanOut => ({
    one: openInstance(),
    other: openInstance(),
    async interrupt(meanwhile) {
      // Its listeners are broken off; the pool is another matter, with tests of its own.
      await plain.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen %'",
      )
      await meanwhile()
    },
  })
  for (const { name, run } of fanOutConformance) test(name, () => run(open()))
})

describe.skipIf(redisProgram === undefined)('Redis carries signals', () => {
  let server: TestServer
  let redis: Redis
  const logs: string[] = []
  const log = (fields: object, message: string): void =>
    void logs.push(JSON.stringify({ ...fields, message }))

  beforeAll(async () => {
    server = await startServer('redis', redisProgram ?? '')
    redis = openRedis({ url: server.address, logger: { info: log, warn: log, error: log } })
  })

  afterAll(async () => {
    await redis?.close()
    await server?.stop()
  })

  const openOther = (options: Partial<Parameters<typeof openRedis>[0]> = {}): Redis => {
    const other = openRedis({ url: server.address, ...options })
    opened.push(other)
    return other
  }
  const interrupt: FanOut['interrupt'] = async (meanwhile) => {
    await server.pause()
    await meanwhile()
    await server.resume()
  }
  const open = (): FanOut => ({
    one: openInstance({ signals: redis.signals }),
    other: openInstance({ signals: openOther().signals }),
    interrupt,
  })
  for (const { name, run } of fanOutConformance) test(name, () => run(open()))

  test('no commit notifies through PostgreSQL, whatever it changed', async () => {
    const heard: (string | null)[] = []
    const stop = await plain.listen('onlend_change_events', (payload) => heard.push(payload))
    const store = createStore(openInstance({ signals: redis.signals }))
    await store.claim(withdrawClaim(newOwner()))
    const marked = new Promise<void>((resolve) => {
      void plain.listen('mark', () => resolve()).then(() => plain.query("select pg_notify('mark', '')"))
    })
    await marked
    expect(heard).toEqual([])
    await stop()
  })

  test('relays with names of their own on one Redis hear nothing of each other', async () => {
    const heard: (string | null)[] = []
    const stranger = openOther({ prefix: 'another' })
    const same = openOther()
    await stranger.signals.listen('news', (payload) => heard.push(payload))
    const told = new Promise<void>((resolve) => {
      void same.signals
        .listen('news', (payload) => (payload === 'one' ? resolve() : undefined))
        .then(() => redis.signals.publish('news', 'one'))
    })
    await told
    expect(heard).toEqual([null])
  })

  test('S138: a forged signal makes a stream read, and shows its reader nothing that is not theirs', async () => {
    const store = createStore(openInstance({ signals: redis.signals }))
    let reads = 0
    const relay = await testRelay({
      store: {
        ...store,
        listChangeEvents(...args) {
          reads += 1
          return store.listChangeEvents(...args)
        },
      },
    })
    const stream = await openStream(relay)
    await stream.next()
    const attacker = openOther()
    const before = reads
    const owner = { environment: 'sandbox', kind: 'customerPartnerId', id: 'cp_a' }
    await attacker.signals.listen('onlend_change_events', () => undefined)
    attacker.signals.publish('onlend_change_events', 'x'.repeat(100_000))
    attacker.signals.publish('onlend_change_events', JSON.stringify({ ...owner, id: 'cp_b', amount: '1500' }))
    attacker.signals.publish(
      'onlend_change_events',
      JSON.stringify({ ...owner, topic: 'operation', operationId: 'forged' }),
    )
    // How many is not said: a connection that has just come back makes it read as well.
    await expect.poll(() => reads).toBeGreaterThan(before)
    await relay.withdraw('key-real', { amount: 9 })
    expect((await stream.next())?.data).toMatchObject({ operationId: 'key-real' })
    expect(stream.text()).not.toContain('forged')
    await stream.cancel()
  })

  test('S140: while Redis is away writes go on and streams read at their heartbeat; afterwards they are told at once', async () => {
    const clock = heldClock()
    const relay = await testRelay({ clock, store: createStore(openInstance({ signals: redis.signals })) })
    const stream = await openStream(relay)
    await stream.next()
    expect((await relay.withdraw('key-before')).status).toBe(200)
    const untilRead = async (key: string): Promise<void> => {
      // Sent, and answered.
      for (const _ of [1, 2]) expect((await stream.next())?.data).toMatchObject({ operationId: key })
    }
    await untilRead('key-before')
    await interrupt(async () => {
      expect((await relay.withdraw('key-without', { amount: 2 })).status).toBe(200)
      clock.advance(15_000)
      await untilRead('key-without')
      expect((await relay.withdraw('key-unheard', { amount: 3 })).status).toBe(200)
    })
    // No time passes: it is the connection that is back.
    await untilRead('key-unheard')
    expect((await relay.withdraw('key-after', { amount: 4 })).status).toBe(200)
    await untilRead('key-after')
    await stream.cancel()
  })

  test('a listener that begins while Redis is away is told once it is there', async () => {
    await server.pause()
    const late = openOther()
    const heard: (string | null)[] = []
    let look = (): void => undefined
    const stop = await late.signals.listen('news', (payload) => {
      heard.push(payload)
      look()
    })
    expect(heard).toEqual([])
    await server.resume()
    await new Promise<void>((resolve) => {
      look = resolve
      if (heard.length > 0) resolve()
    })
    expect(heard).toEqual([null])
    await stop()
  })

  test('S140: what an instance could not say while Redis was away it says, once, when that is back', async () => {
    const speaker = openOther()
    await speaker.eval('return 1', { keys: [], arguments: [] })
    await interrupt(async () => {
      await expect
        .poll(() => speaker.eval('return 1', { keys: [], arguments: [] }).catch(() => null))
        .toBe(null)
      for (const payload of ['one', 'two', 'one']) speaker.signals.publish('news', payload)
    })
    // Who hears it depends on who is back first; the server, which was empty, knows how often something was said.
    const count = "return redis.call('info', 'commandstats')"
    const said = async (): Promise<string | undefined> => {
      const stats = await redis.eval(count, { keys: [], arguments: [] }).catch(() => '')
      return /cmdstat_publish:calls=(\d+)/.exec(String(stats))?.[1]
    }
    await expect.poll(said).toBe('2')
  })

  test('S139: neither the password nor the address of Redis is in a line or in an error', async () => {
    const secret = /:([0-9a-f]{48})@/.exec(server.address)?.[1] ?? 'none'
    const lines: string[] = []
    const note = (fields: object, message: string): void =>
      void lines.push(JSON.stringify({ ...fields, message }))
    const wrong = server.address.replace(secret, `${secret}wrong`)
    const refused = openOther({ url: wrong, logger: { info: note, warn: note, error: note } })
    await expect.poll(() => lines.length).toBe(1)
    await refused.close()
    const refusals = [
      server.address.replace('redis:', 'http:'),
      `redis://:${secret}@[:::`,
      `redis://:${secret}@host:port`,
    ]
    for (const url of refusals) {
      let thrown: unknown
      try {
        openRedis({ url })
      } catch (error) {
        thrown = error
      }
      expect(thrown).toBeInstanceOf(TypeError)
      lines.push(JSON.stringify(thrown, Object.getOwnPropertyNames(thrown)))
    }
    expect([...lines, ...logs].join('\n')).not.toMatch(new RegExp(`${secret}|127\\.0\\.0\\.1`))
    expect(logs.some((line) => line.includes('redis.away'))).toBe(true)
  })
})
