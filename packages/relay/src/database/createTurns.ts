import type { Clock } from '../lib/Clock.ts'
import { systemClock } from '../lib/systemClock.ts'
import type { TransactionOptions } from './Database.ts'

/** Milliseconds without other work before bulk work begins: a read or a press asks for one thing after the other, and a part must not slip in between. */
const quiet = 5

/** Milliseconds that bulk work waits at most for one more part while other work goes on, so that it never stands still: its budget on a busy connection. */
const longestWait = 250

type Waiting = { begin: () => void; since: number }

/** Runs a work when its turn comes and returns what the work returns. */
type TakeTurn = <T>(work: () => Promise<T>, how?: Pick<TransactionOptions, 'bulk'>) => Promise<T>

/**
 * Makes the order in which one connection is used: one work at a time, first come first served, and bulk work after everything else. A part of bulk work
 * begins when the connection has been quiet for a moment, or when bulk work has waited for a quarter of a second.
 */
export function createTurns({ clock = systemClock }: { clock?: Clock } = {}): TakeTurn {
  const ordinary: Waiting[] = []
  const parts: Waiting[] = []
  let isTaken = false
  let quietSince = Number.NEGATIVE_INFINITY
  let partEndedAt = Number.NEGATIVE_INFINITY
  let isLooking = false

  const choose = (now: number): Waiting | undefined => {
    const [part] = parts
    const isDue = part !== undefined && now - Math.max(part.since, partEndedAt) >= longestWait
    const isQuiet = now - quietSince >= quiet || now < quietSince
    if (!isDue && ordinary.length > 0) return ordinary.shift()
    return isDue || isQuiet ? parts.shift() : undefined
  }
  const next = (): void => {
    if (isTaken) return
    const chosen = choose(clock.now())
    if (chosen) {
      isTaken = true
      chosen.begin()
    } else if (parts.length > 0 && !isLooking) {
      isLooking = true
      clock.setTimer(() => {
        isLooking = false
        next()
      }, quiet)
    }
  }

  return async (work, { bulk: isBulk = false } = {}) => {
    await new Promise<void>((resolve) => {
      const waiting = { begin: resolve, since: clock.now() }
      if (isBulk) parts.push(waiting)
      else ordinary.push(waiting)
      next()
    })
    try {
      return await work()
    } finally {
      isTaken = false
      if (isBulk) partEndedAt = clock.now()
      else quietSince = clock.now()
      next()
    }
  }
}
