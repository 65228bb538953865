import { RelayRefusal } from '../answers/RelayRefusal.ts'
import type { RelayContext } from '../RelayContext.ts'
import type { BudgetName } from './BudgetName.ts'

/**
 * Counts one use of a budget.
 *
 * @throws RelayRefusal with `Retry-After` when it is used up.
 */
export function spend(
  { limits, environment, clock, measure }: Pick<RelayContext, 'limits' | 'environment' | 'clock' | 'measure'>,
  name: BudgetName,
  key: string,
): void | Promise<void> {
  const budget = limits?.budgets[name]
  if (!limits || !budget) return
  const settle = (wait: number | null): void => {
    if (wait === null) return
    measure({ type: 'rateLimited', budget: name })
    const seconds = Math.max(1, Math.ceil(wait / 1_000))
    throw new RelayRefusal('rate_limited', { headers: { 'Retry-After': String(seconds) } })
  }
  const used = limits.limiter.use({ ...budget, name, key: `${environment}/${key}`, now: clock.now() })
  return used instanceof Promise ? used.then(settle) : settle(used)
}
