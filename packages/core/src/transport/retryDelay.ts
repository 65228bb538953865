import { isLendingError } from '../errors/isLendingError.ts'
import type { Retries } from './LendingClient.ts'

const retriedStatuses = new Set([408, 425, 429, 500, 502, 503, 504])

/** Milliseconds to wait before a read is tried again, or `null` when it should not be. */
export function retryDelay(
  error: unknown,
  attempt: number,
  retries: Retries,
  random: () => number,
): number | null {
  if (!isLendingError(error) || attempt > retries.attempts) return null
  const isConnection = error.category === 'network' || error.category === 'timeout'
  if (!isConnection && !retriedStatuses.has(error.status ?? 0)) return null
  if (error.retryAfter !== null) return error.retryAfter <= retries.maxDelay ? error.retryAfter : null
  // Full jitter: phones that lost the same mast do not come back in step.
  return Math.min(retries.maxDelay, retries.delay * 2 ** (attempt - 1)) * (0.5 + random() / 2)
}
