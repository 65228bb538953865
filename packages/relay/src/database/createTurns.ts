import type { Clock } from '../lib/Clock.ts'
import { systemClock } from '../lib/systemClock.ts'
import type { TransactionOptions } from './Database.ts'

/** Milliseconds without other work before bulk work begins: a read or a press asks for one thing after the other, and a part must not slip in between. */
const quietMs = 5

/** Milliseconds after which the next part of bulk work begins while other work goes on: bulk work never stands still. */
const longestWaitMs = 250

type Waiting = { begin: () => void; since: number }

/** Runs a work when its turn comes and returns its result. */
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
    const isDue = part !== undefined && now - Math.max(part.since, partEndedAt) >= longestWaitMs
    const isQuiet = now - quietSince >= quietMs || now < quietSince
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
      }, quietMs)
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
