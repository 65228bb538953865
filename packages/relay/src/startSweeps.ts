import type { Logger } from './Logger.ts'
import type { Relay } from './Relay.ts'
import { silentLogger } from './silentLogger.ts'

type StartSweepsOptions = {
  /** Milliseconds between sweeps. @default 60000 */
  interval?: number
  /** @default silent */
  logger?: Logger
}

/** Sweeps a relay at intervals, one sweep at a time, and returns what stops it. For a host without a scheduler of its own. */
export function startSweeps(
  relay: Relay,
  { interval = 60_000, logger = silentLogger }: StartSweepsOptions = {},
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const run = async (): Promise<void> => {
    await relay
      .sweep()
      .catch(() => logger.error({ event: 'sweep.failed' }, 'a sweep failed and will be tried again'))
    if (!isStopped) timer = setTimeout(() => void run(), interval)
  }
  timer = setTimeout(() => void run(), interval)
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
