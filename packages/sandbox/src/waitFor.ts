import type { SandboxClock } from './clock/SandboxClock.ts'

/**
 * Waits on the sandbox's clock, for ever where `ms` is infinite.
 *
 * @throws The signal's reason, as soon as it aborts.
 */
export function waitFor(clock: SandboxClock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const cancel = Number.isFinite(ms) ? clock.setTimer(end, ms) : () => {}
    function end(): void {
      signal.removeEventListener('abort', abort)
      resolve()
    }
    function abort(): void {
      cancel()
      reject(signal.reason)
    }
    signal.addEventListener('abort', abort, { once: true })
  })
}
