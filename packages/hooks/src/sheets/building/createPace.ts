/** What a reader does between two pieces of work. */
export type Pace = {
  /** Says how far the work is, from 0 to 1, and lets others work when it is time to. Throws what the caller's signal was aborted with. */
  step: (share: number) => Promise<void> | undefined
}

type PaceParameters = {
  /** Milliseconds at a time; `Infinity` never stops. */
  slice: number
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** Works in slices, so that a page stays alive. */
export function createPace({ slice, onProgress, signal }: PaceParameters): Pace {
  let sliceEnd = performance.now() + slice
  let told = 0

  const tell = (share: number): void => {
    if (share - told < 0.01) return
    told = share
    onProgress?.(Math.min(share, 1))
  }

  return {
    step: (share) => {
      tell(share)
      if (slice === Number.POSITIVE_INFINITY || performance.now() < sliceEnd) return undefined
      return letOthersWork().then(() => {
        signal?.throwIfAborted()
        sliceEnd = performance.now() + slice
      })
    },
  }
}

/** A timer would wait 4 ms each time. */
function letOthersWork(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
