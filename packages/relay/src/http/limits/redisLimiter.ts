import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Redis } from '../../database/redis/openRedis.ts'
import { sha256 } from '../../lib/sha256.ts'
import type { BudgetUse, RateLimiter } from './RateLimiter.ts'

/**
 * Counts rate limits for all instances in a Redis or Valkey. Each budget of a request is one round trip; a budget that is used up is remembered here and asks no
 * more. Windows are whole seconds. While the server is away, each instance counts alone.
 *
 * @example
 * const limits = { limiter: redisLimiter(redis) }
 */
export function redisLimiter(redis: Pick<Redis, 'eval' | 'prefix'>): RateLimiter {
  const limiters = new Map<string, RateLimiterRedis>()

  const getLimiter = ({ name, limit, window }: BudgetUse): RateLimiterRedis => {
    const key = `${name}/${limit}/${window}`
    const known = limiters.get(key)
    if (known) return known
    const limiter = new RateLimiterRedis({
      storeClient: { eval: redis.eval },
      useRedisPackage: true,
      keyPrefix: `${redis.prefix}:budget:${name}`,
      points: limit,
      duration: Math.ceil(window / 1_000),
      inMemoryBlockOnConsumed: limit + 1,
    })
    limiters.set(key, limiter)
    return limiter
  }

  return {
    async use(use) {
      try {
        // Hashed, because an id can be an e-mail address.
        await getLimiter(use).consume(await sha256(`${use.environment}/${use.key}`))
        return null
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return Math.max(1, reason.msBeforeNext)
        throw reason
      }
    },
  }
}
