const minute = 60_000

/** Milliseconds until the active drawdown is looked at again after a request: often at first, then less, for a day at most. */
export function followInterval(waited: number): number | false {
  if (waited < minute) return 4_000
  if (waited < 10 * minute) return 15_000
  if (waited < 60 * minute) return minute
  return waited < 24 * 60 * minute ? 5 * minute : false
}
