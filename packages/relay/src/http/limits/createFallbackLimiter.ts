import type { Clock } from '../../lib/Clock.ts'
import { withDeadline } from '../../lib/withDeadline.ts'
import type { Logger } from '../../lib/Logger.ts'
import { createMemoryLimiter } from './createMemoryLimiter.ts'
import type { BudgetUse, RateLimiter } from './RateLimiter.ts'

/** Milliseconds that a shared limiter may take, and for which it is left alone after it failed. */
const timeout = 500
const rest = 5_000

/** A wrapper around the limiter's answer, since `null` of `withDeadline` means the deadline and `null` of the limiter means leave. */
type Outcome = { wait: number | null }

/**
 * Counts with the host's limiter, and in memory while that one fails or hangs: a store that is down neither stops the reads of the service
 * nor takes the limits away.
 */
export function createFallbackLimiter(
  limiter: RateLimiter,
  { clock, logger }: { clock: Clock; logger: Logger },
): RateLimiter {
  const insurance = createMemoryLimiter()
  let resumeAt = 0

  const askShared = async (pending: Promise<number | null>, use: BudgetUse): Promise<number | null> => {
    const outcome = await withDeadline(
      clock,
      timeout,
      async (): Promise<Outcome> => ({ wait: await pending }),
    ).catch(() => null)
    return outcome ? outcome.wait : fallBack(use)
  }

  const fallBack = (use: BudgetUse): number | null => {
    resumeAt = use.now + rest
    logger.warn(
      { event: 'limits.unshared', budget: use.name },
      'the shared limiter fails; this instance counts alone',
    )
    return insurance.use(use)
  }

  return {
    use(use) {
      if (use.now < resumeAt) return insurance.use(use)
      try {
        const used = limiter.use(use)
        return used instanceof Promise ? askShared(used, use) : used
      } catch {
        return fallBack(use)
      }
    },
  }
}
