import assert from 'node:assert/strict'
import type { BudgetUse, RateLimiter } from '../../src/http/limits/RateLimiter.ts'

/** Makes another instance's limiter on the same counts. */
export type OpenLimiter = () => RateLimiter

type LimiterCase = { name: string; run(open: OpenLimiter): Promise<void> }

/** What every limiter has to do that instances share. */
export const limiterConformance: readonly LimiterCase[] = [
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
