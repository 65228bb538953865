import type { Clock } from '../../lib/Clock.ts'
import type { Logger } from '../../lib/Logger.ts'
import { createFallbackLimiter } from './createFallbackLimiter.ts'
import { createMemoryLimiter } from './createMemoryLimiter.ts'
import type { LimitOptions } from './LimitOptions.ts'
import type { RateLimiter } from './RateLimiter.ts'
import { type Budgets, readBudgets } from './readBudgets.ts'

/** What is counted, and where. */
export type Limits = { readonly budgets: Budgets; readonly limiter: RateLimiter }

/**
 * Fills in the defaults of the limits; `null` where the host turned them off.
 *
 * @throws TypeError for a budget that is not one.
 */
export function readLimits(
  limits: LimitOptions | false,
  { clock, logger }: { clock: Clock; logger: Logger },
): Limits | null {
  if (limits === false) return null
  const { limiter } = limits
  return {
    budgets: readBudgets(limits),
    limiter: limiter ? createFallbackLimiter(limiter, { clock, logger }) : createMemoryLimiter(),
  }
}
