import { nextTask } from '../../lib/nextTask.ts'

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
      return nextTask().then(() => {
        signal?.throwIfAborted()
        sliceEnd = performance.now() + slice
      })
    },
  }
}
