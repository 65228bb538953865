import { nextTask } from '../lib/nextTask.ts'

/** Milliseconds that the thread is kept at a time: a frame has 16. */
const slice = 12

type RunInSlicesOptions = {
  /** Told from 0 to 1 after each slice. */
  onProgress?: (share: number) => void
  signal?: AbortSignal
}

/**
 * Runs a long piece of work on the main thread without holding it up: `step` works while it is in time and says which share is done.
 *
 * @throws what `signal` was aborted with
 */
export async function runInSlices(
  step: (isInTime: () => boolean) => number,
  { onProgress, signal }: RunInSlicesOptions = {},
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted()
    const until = performance.now() + slice
    const share = step(() => performance.now() < until)
    if (share >= 1) return
    onProgress?.(share)
    await nextTask()
  }
}
