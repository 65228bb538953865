/** Works that run a few at a time. */
export type Gate = ReturnType<typeof createGate>

/** Makes a gate that lets `atOnce` works run at a time; the others begin in the order in which they came. */
export function createGate(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0
  return {
    /** Runs a work when it may begin and returns its result. */
    async pass<T>(work: () => Promise<T>): Promise<T> {
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
    /** Counts the works that have not begun. */
    countWaiting: (): number => waiting.length,
  }
}
