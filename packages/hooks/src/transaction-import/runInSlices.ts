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

/** After what the page has to do: a timer of nothing would wait four milliseconds. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
