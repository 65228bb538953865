import { isLendingError } from '@onlend/core'

type GateOptions = {
  /** The read starts only below this number of running reads, 4 at most. */
  limit: number
  /** The waiting read with the smallest number starts first. */
  place: number
  /** Takes a waiting read out of the gate; a running read counts until its call has ended. */
  signal: AbortSignal
}

/** Runs a read when its turn comes. */
export type ReadGate = <Data>(read: () => Promise<Data>, options: GateOptions) => Promise<Data>

type Waiting = GateOptions & { start: () => void; fail: (reason: unknown) => void }

/** The highest number of running reads of one relay. */
const maxReads = 4

/**
 * Makes the gate of the reads of one relay, for all providers of its client. No read starts before the current task ends: a component that StrictMode
 * mounts twice reads once. After an answer without a session the waiting reads fail too, because the relay would refuse each of them.
 */
export function createReadGate(): ReadGate {
  const waiting = new Set<Waiting>()
  let running = 0

  const startNext = () => {
    const [next] = [...waiting]
      .filter(({ limit }) => running < Math.min(limit, maxReads))
      .sort((one, other) => one.place - other.place)
    if (next === undefined) return
    waiting.delete(next)
    running += 1
    next.start()
    startNext()
  }

  const wait = (options: GateOptions) =>
    new Promise<void>((start, fail) => {
      const entry: Waiting = { ...options, start, fail }
      waiting.add(entry)
      options.signal.addEventListener('abort', () => {
        if (waiting.delete(entry)) fail(options.signal.reason)
      })
      queueMicrotask(startNext)
    })

  return async (read, options) => {
    await wait(options)
    try {
      return await read()
    } catch (error) {
      if (isLendingError(error) && error.category === 'session') {
        for (const { fail } of waiting) fail(error)
        waiting.clear()
      }
      throw error
    } finally {
      running -= 1
      startNext()
    }
  }
}
