import type { BudgetUse } from './RateLimiter.ts'

type Count = { used: number; endsAt: number }

/** Keys that are remembered before those whose window has ended are forgotten. */
const enough = 10_000

/** Counts in the memory of this process, in fixed windows: nothing to wait for on the way of a read. */
export function createMemoryLimiter(): { use(use: BudgetUse): number | null } {
  const counts = new Map<string, Count>()
  let sweepAt = enough

  const forgetEnded = (now: number): void => {
    for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key)
    // Twice what is really in use, so that a crowd is not searched again for every newcomer.
    sweepAt = Math.max(enough, counts.size * 2)
  }

  return {
    use({ name, key, limit, window, now }) {
      const full = `${name}/${key}`
      const count = counts.get(full)
      if (!count || count.endsAt <= now) {
        if (counts.size >= sweepAt) forgetEnded(now)
        counts.set(full, { used: 1, endsAt: now + window })
        return null
      }
      count.used += 1
      return count.used > limit ? count.endsAt - now : null
    },
  }
}
