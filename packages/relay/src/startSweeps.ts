import type { Logger } from './lib/Logger.ts'
import type { Relay } from './Relay.ts'
import { silentLogger } from './lib/silentLogger.ts'

type StartSweepsOptions = {
  /** Milliseconds between sweeps, give or take a tenth, so that instances that started together do not sweep in step. @default 60000 */
  interval?: number
  /** @default silent */
  logger?: Logger
}

/** Milliseconds until the first sweep. */
const firstPause = 1_000

/**
 * Sweeps a relay soon after its start and then at intervals, one sweep at a time, and returns the function that stops it. For a host without a scheduler.
 *
 * @example
 * const stop = startSweeps(relay)
 */
export function startSweeps(
  relay: Relay,
  { interval = 60_000, logger = silentLogger }: StartSweepsOptions = {},
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const plan = (pause: number): void => {
    timer = setTimeout(() => void run(), pause * (0.9 + Math.random() / 5))
  }
  const run = async (): Promise<void> => {
    await relay
      .sweep()
      .catch(() => logger.error({ event: 'sweep.failed' }, 'a sweep failed and will be tried again'))
    if (!isStopped) plan(interval)
  }
  // The first comes soon: it takes up the work that the previous process left.
  plan(Math.min(interval, firstPause))
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
