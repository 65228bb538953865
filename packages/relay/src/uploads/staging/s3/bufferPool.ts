type BufferPool = {
  /** Waits for a buffer, and takes it back after the work. */
  lend<T>(work: (buffer: Uint8Array<ArrayBuffer>) => Promise<T>): Promise<T>
}

/** Lends buffers of one size, at most `count` at a time, so that the memory does not depend on the number of callers. */
export function bufferPool({ bytes, count }: { bytes: number; count: number }): BufferPool {
  const idle: Uint8Array<ArrayBuffer>[] = []
  const waiting: ((buffer: Uint8Array<ArrayBuffer>) => void)[] = []
  let made = 0

  const take = async (): Promise<Uint8Array<ArrayBuffer>> => {
    const ready = idle.pop()
    if (ready) return ready
    if (made < count) {
      made += 1
      return new Uint8Array(bytes)
    }
    return new Promise((resolve) => waiting.push(resolve))
  }
  const giveBack = (buffer: Uint8Array<ArrayBuffer>): void => {
    const next = waiting.shift()
    if (next) next(buffer)
    else idle.push(buffer)
  }
  return {
    async lend(work) {
      const buffer = await take()
      try {
        return await work(buffer)
      } finally {
        giveBack(buffer)
      }
    },
  }
}
