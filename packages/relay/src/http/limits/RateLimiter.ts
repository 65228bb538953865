import type { BudgetName } from '../../observability/index.ts'

/** So many uses in so many milliseconds. */
export type Budget = { limit: number; window: number }

/** One use of a budget. */
export type BudgetUse = Budget & {
  name: BudgetName
  environment: 'sandbox' | 'production'
  /** The person, partner or source whose use it is. */
  key: string
  /** Milliseconds since 1970. */
  now: number
}

/** Counts the uses of budgets; `postgresLimiter` of `@onlend/relay/postgres` and `redisLimiter` of `@onlend/relay/redis` count for all instances. */
export type RateLimiter = {
  /** Counts one use: `null` while some is left, else the milliseconds until the budget is full again. */
  use(use: BudgetUse): number | null | Promise<number | null>
}
