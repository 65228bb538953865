import { type Amount, type CreditLimit, compareAmounts } from '@onlend/core'
import type { CreditSnapshot } from '@onlend/core/relay'

/** One step of the drawing. Places are from 0, the beginning and nothing, to 1, now and the most. For drawing, never for money. */
export type UsageStep = {
  /** ISO. */
  at: string
  x: number
  drawn: number
  limit: number
  snapshot: Pick<CreditSnapshot, 'drawn' | 'limit' | 'currency'>
  /** Whether the drawn amount rose or fell since the step before; `null` in the first, and if only the limit changed. */
  change: 'up' | 'down' | null
}

/** How a limit was used in the last weeks. */
export type CreditUsageReading = {
  /** Oldest first; empty where nothing is known. */
  steps: UsageStep[]
  /** ISO; when the limit was first seen, where that is within these weeks. */
  seenSince: string | null
}

type ReadOptions = {
  /** Newest first, as the relay lists them. */
  snapshots: readonly CreditSnapshot[]
  /** As it is now; `null` where it is not known. */
  current: Pick<CreditLimit, 'limit' | 'drawn' | 'amount_available' | 'currency'> | null
  /** Milliseconds since 1970. */
  now: number
  weeks: number
}

const week = 7 * 86_400_000

/** Places the snapshots of a limit on a chart. Leaves out snapshots in another currency than the newest: they cannot be compared. */
export function readCreditUsage({ snapshots, current, now, weeks }: ReadOptions): CreditUsageReading {
  const latest = current && {
    ...{ at: new Date(now).toISOString(), limit: current.limit, drawn: current.drawn },
    ...{ available: current.amount_available, currency: current.currency },
  }
  const [newest] = snapshots
  const isNews = latest && !(newest && isSame(newest, latest))
  const all = (isNews ? [latest, ...snapshots] : [...snapshots]).reverse()
  const seen = all.filter(({ currency }) => currency === all.at(-1)?.currency)
  const from = now - weeks * week
  const begun = seen.filter(({ at }) => Date.parse(at) <= from)
  // The last snapshot before these weeks is the start of the chart.
  const shown = [...begun.slice(-1), ...seen.slice(begun.length)]
  const most = Math.max(0, ...shown.flatMap(({ limit, drawn }) => [Number(limit), Number(drawn)]))
  const toHeight = (amount: Amount) => (most > 0 ? Math.max(0, Number(amount) / most) : 0)
  const steps = shown.map((snapshot, index): UsageStep => {
    const order = compareAmounts(snapshot.drawn, shown[index - 1]?.drawn ?? snapshot.drawn)
    return {
      at: snapshot.at,
      x: Math.min(1, Math.max(0, (Date.parse(snapshot.at) - from) / (now - from))),
      drawn: toHeight(snapshot.drawn),
      limit: toHeight(snapshot.limit),
      snapshot,
      change: order === 0 ? null : order > 0 ? 'up' : 'down',
    }
  })
  return { steps, seenSince: begun.length === 0 ? (shown[0]?.at ?? null) : null }
}

function isSame(left: CreditSnapshot, right: CreditSnapshot): boolean {
  return (
    left.currency === right.currency &&
    compareAmounts(left.limit, right.limit) === 0 &&
    compareAmounts(left.drawn, right.drawn) === 0
  )
}
