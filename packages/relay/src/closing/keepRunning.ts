import type { RelayContext } from '../RelayContext.ts'
import type { RunningWork } from './RunningWork.ts'

/** Lets closing wait for a piece of work, and returns what the work returns. */
export async function keepRunning<T>(
  { running }: Pick<RelayContext, 'running'>,
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
