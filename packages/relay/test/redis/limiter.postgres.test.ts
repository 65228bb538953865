import assert from 'node:assert/strict'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { startServer, type TestServer } from '../../../../scripts/servers/startServer.ts'
import { openRedis, type Redis } from '../../src/database/redis/openRedis.ts'
import type { BudgetUse, RateLimiter } from '../../src/http/limits/RateLimiter.ts'
import { postgresLimiter } from '../../src/http/limits/postgresLimiter.ts'
import { redisLimiter } from '../../src/http/limits/redisLimiter.ts'
import { openSharedDatabase } from '../openSharedDatabase.ts'
import { heldClock } from '../heldClock.ts'
import { testRelay } from '../testRelay.ts'

const redisProgram = inject('redisProgram')
const two = { limit: 2, window: 60_000 }

/** Makes another instance's limiter on the same counts. */
type OpenLimiter = () => RateLimiter

type LimiterCase = { name: string; run(open: OpenLimiter): Promise<void> }

/** What every limiter has to do that instances share. */
const limiterCases: readonly LimiterCase[] = [
  {
    name: 'a budget is used up by so many uses, and the answer is the time until it is full again',
    async run(open) {
      const limiter = open()
      const use = newUse()
      assert.deepEqual([await limiter.use(use), await limiter.use(use)], [null, null])
      const wait = await limiter.use(use)
      assert.ok(wait !== null && wait > 0 && wait <= use.window, `${wait}`)
    },
  },
  {
    name: 'instances spend one budget, also when they ask at once',
    async run(open) {
      const limiters = [open(), open(), open()]
      const use = newUse({ limit: 10 })
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, at) => limiters[at % limiters.length]?.use(use)),
      )
      assert.equal(answers.filter((answer) => answer === null).length, 10)
    },
  },
  {
    name: 'who, which budget and which environment are counted apart',
    async run(open) {
      const limiter = open()
      const use = newUse({ limit: 1 })
      const others: BudgetUse[] = [
        use,
        { ...use, key: `${use.key}2` },
        { ...use, name: 'personWrites' },
        { ...use, environment: 'production' },
      ]
      for (const other of others) assert.equal(await limiter.use(other), null)
      for (const other of others) assert.notEqual(await limiter.use(other), null)
    },
  },
  {
    name: 'a window ends by itself, and begins anew with its next use',
    async run(open) {
      const use = newUse({ limit: 1, window: 1_000 })
      const limiter = open()
      assert.equal(await limiter.use(use), null)
      const wait = await limiter.use(use)
      assert.ok(wait !== null && wait <= 1_000)
      // The server counts by its own clock.
      await new Promise((resolve) => setTimeout(resolve, wait + 20))
      assert.equal(await open().use({ ...use, now: use.now + wait + 20 }), null)
    },
  },
]

function newUse(changes: Partial<BudgetUse> = {}): BudgetUse {
  return {
    name: 'personReads',
    environment: 'sandbox',
    key: `person-${crypto.randomUUID()}@example.test`,
    ...{ limit: 2, window: 60_000, now: Date.now() },
    ...changes,
  }
}

describe('budgets in PostgreSQL', () => {
  for (const { name, run } of limiterCases) {
    test(name, async () => {
      const database = await openSharedDatabase()
      await run(() => postgresLimiter(database))
    })
  }
})

describe.skipIf(redisProgram === undefined)('budgets in Redis', () => {
  let server: TestServer
  const opened: Redis[] = []
  const open = (options: Partial<Parameters<typeof openRedis>[0]> = {}): Redis => {
    const redis = openRedis({ url: server.address, ...options })
    opened.push(redis)
    return redis
  }

  beforeAll(async () => {
    server = await startServer('redis', redisProgram ?? '')
  })

  afterAll(async () => {
    for (const redis of opened) await redis.close()
    await server?.stop()
  })

  for (const { name, run } of limiterCases) test(name, () => run(() => redisLimiter(open())))

  test('relays with names of their own count apart', async () => {
    const use = {
      ...two,
      limit: 1,
      name: 'webhooks',
      environment: 'sandbox',
      key: 'service',
      now: 0,
    } as const
    expect(await redisLimiter(open()).use(use)).toBeNull()
    expect(await redisLimiter(open({ prefix: 'another' })).use(use)).toBeNull()
    expect(await redisLimiter(open()).use(use)).not.toBeNull()
  })

  test('S140: what is in Redis names no person, and each count goes by itself', async () => {
    const redis = open()
    const use = {
      ...two,
      name: 'personReads',
      environment: 'sandbox',
      key: 'ada@example.test',
      now: 0,
    } as const
    await redisLimiter(redis).use(use)
    const script =
      "local all = redis.call('keys', '*'); for i, key in ipairs(all) do all[i] = key .. ' ' .. redis.call('ttl', key) end; return all"
    const kept = String(await redis.eval(script, { keys: [], arguments: [] }))
    expect(kept).toContain('onlend:budget:personReads')
    // Not 'ada', which a digest may spell by chance.
    expect(kept).not.toContain('ada@')
    expect(kept).not.toContain('example')
    expect(kept).not.toContain(' -1')
  })

  test('S140: killed in the middle, Redis leaves each instance a budget of its own, and shares it again when it is back', async () => {
    const clock = heldClock()
    const [here, there] = [open(), open()]
    const relayOn = (redis: Redis): ReturnType<typeof testRelay> =>
      testRelay({ clock, limits: { person: { reads: two }, limiter: redisLimiter(redis) } })
    const [one, other] = [await relayOn(here), await relayOn(there)]
    const read = async (relay: typeof one, times: number): Promise<number[]> => {
      const statuses: number[] = []
      for (let at = 0; at < times; at += 1) statuses.push((await relay.send('GET', '/session')).status)
      return statuses
    }
    expect([...(await read(one, 1)), ...(await read(other, 1))]).toEqual([200, 200])
    await server.pause()
    expect([await read(one, 3), await read(other, 3)]).toEqual([
      [200, 200, 429],
      [200, 200, 429],
    ])
    await server.resume()
    const script = 'return 1'
    const isBack = (redis: Redis): Promise<unknown> =>
      redis.eval(script, { keys: [], arguments: [] }).catch(() => null)
    await expect.poll(() => isBack(here)).toBe(1)
    await expect.poll(() => isBack(there)).toBe(1)
    // Each asks Redis again five seconds after it failed.
    clock.advance(5_000)
    expect([...(await read(one, 1)), ...(await read(other, 2)), ...(await read(one, 1))]).toEqual([
      ...[200, 200, 429, 429],
    ])
    expect(one.logs.filter((line) => line.includes('limits.unshared'))).toHaveLength(1)
  })
})
