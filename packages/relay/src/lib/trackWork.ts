/** Lets closing wait for a piece of work, and returns its result. */
export async function trackWork<T>(
  { running }: { running: Map<Promise<unknown>, RunningWork> },
  name: RunningWork,
  work: Promise<T>,
): Promise<T> {
  const settled = work.then(
    () => undefined,
    () => undefined,
  )
  running.set(settled, name)
  try {
    return await work
  } finally {
    running.delete(settled)
  }
}

/** The work that closing waits for: a write being sent, by operation id; a webhook, by source; a sweep; a piece of a file, by the file's id; a batch; an outcome event being delivered. */
export type RunningWork = { work: 'write' | 'webhook' | 'sweep' | 'upload' | 'batch' | 'outcome'; id: string }
