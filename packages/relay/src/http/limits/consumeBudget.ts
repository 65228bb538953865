import { RelayRefusal } from '../RelayRefusal.ts'
import type { Owner } from '../../database/Owner.ts'
import type { Clock } from '../../lib/Clock.ts'
import type { BudgetName, Measurement } from '../../observability/index.ts'
import type { Limits } from './readLimits.ts'

/** The dependencies of counting a request. */
export type BudgetContext = {
  /** `null` when the host turned them off. */
  readonly limits: Limits | null
  readonly environment: Owner['environment']
  readonly clock: Clock
  readonly measure: (measurement: Measurement) => void
}

/**
 * Counts one use of a budget; a count in memory returns no promise.
 *
 * @throws RelayRefusal with `Retry-After` when it is used up.
 */
export function consumeBudget(context: BudgetContext, name: BudgetName, key: string): void | Promise<void> {
  const { limits, environment, clock } = context
  const budget = limits?.budgets[name]
  if (!limits || !budget) return
  const { limit, window } = budget
  const used = limits.limiter.use({ name, environment, key, limit, window, now: clock.now() })
  if (used === null) return
  return used instanceof Promise ? refuseLater(context, name, used) : refuse(context, name, used)
}

async function refuseLater(
  context: BudgetContext,
  name: BudgetName,
  used: Promise<number | null>,
): Promise<void> {
  const wait = await used
  if (wait !== null) refuse(context, name, wait)
}

function refuse({ measure }: BudgetContext, budget: BudgetName, wait: number): never {
  measure({ type: 'rateLimited', budget })
  const seconds = Math.max(1, Math.ceil(wait / 1_000))
  throw new RelayRefusal('rate_limited', { headers: { 'Retry-After': String(seconds) } })
}
