import type { BudgetName } from '../../observability/index.ts'
import type { BudgetUse } from './RateLimiter.ts'

type Count = { used: number; endsAt: number }
type Counts = { byKey: Map<string, Count>; sweepAt: number }

/** Keys that are remembered before those whose window has ended are forgotten. */
const enough = 10_000

/** One use, of a budget that this limiter may have to itself. */
type MemoryUse<Name extends string> = Omit<BudgetUse, 'name' | 'environment'> & { name: Name }

/** Counts in the memory of one relay, in fixed windows: a read does not wait for it. */
export function createMemoryLimiter<Name extends string = BudgetName>(): {
  use(use: MemoryUse<Name>): number | null
} {
  const budgets = new Map<Name, Counts>()
  return {
    use({ name, key, limit, window, now }) {
      const counts = budgets.get(name) ?? { byKey: new Map<string, Count>(), sweepAt: enough }
      const count = counts.byKey.get(key)
      if (count && count.endsAt > now) {
        count.used += 1
        return count.used > limit ? count.endsAt - now : null
      }
      budgets.set(name, counts)
      if (counts.byKey.size >= counts.sweepAt) deleteEndedWindows(counts, now)
      counts.byKey.set(key, { used: 1, endsAt: now + window })
      return null
    },
  }
}

function deleteEndedWindows(counts: Counts, now: number): void {
  for (const [key, { endsAt }] of counts.byKey) if (endsAt <= now) counts.byKey.delete(key)
  // Twice what is really in use, so that a crowd is not searched again for every newcomer.
  counts.sweepAt = Math.max(enough, counts.byKey.size * 2)
}
