/** Works that run a few at a time. */
export type Gate = {
  /** Runs a work when it may begin and returns its result. */
  pass<T>(work: () => Promise<T>): Promise<T>
  /** Counts the works that have not begun. */
  countWaiting(): number
}

/** Makes a gate that lets `atOnce` works run at a time; the others begin in the order in which they came. */
export function createGate(atOnce: number): Gate {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    async pass(work) {
      if (running < atOnce) running += 1
      else await new Promise<void>((resolve) => waiting.push(resolve))
      try {
        return await work()
      } finally {
        // The next work takes over the place of this one, so that no later work slips in between.
        const next = waiting.shift()
        if (next) next()
        else running -= 1
      }
    },
    countWaiting: () => waiting.length,
  }
}
