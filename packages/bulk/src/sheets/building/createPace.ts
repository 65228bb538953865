import { nextTask } from '../../lib/nextTask.ts'

/** The pause of a reader between two pieces of work. */
export type Pace = {
  /** Reports the progress, from 0 to 1, and pauses after each slice. Throws the abort reason of the caller's signal. */
  step: (share: number) => Promise<void> | undefined
}

type PaceParameters = {
  /** Milliseconds at a time; `Infinity` never stops. */
  slice: number
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** Makes the pace of a work in slices, so that the page stays responsive. */
export function createPace({ slice, onProgress, signal }: PaceParameters): Pace {
  let sliceEnd = performance.now() + slice
  let reportedShare = 0

  const tell = (share: number): void => {
    if (share - reportedShare < 0.01) return
    reportedShare = share
    onProgress?.(Math.min(share, 1))
  }

  return {
    step: (share) => {
      tell(share)
      if (slice === Number.POSITIVE_INFINITY || performance.now() < sliceEnd) return undefined
      return nextTask().then(() => {
        signal?.throwIfAborted()
        sliceEnd = performance.now() + slice
      })
    },
  }
}
