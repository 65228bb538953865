import type { SandboxClock } from './clock/SandboxClock.ts'

/**
 * Waits on the sandbox's clock, for ever where `ms` is infinite.
 *
 * Two signals and no `AbortSignal.any`, which refuses a signal that a simulated browser made.
 *
 * @throws The reason of the first of the signals to abort.
 */
export function waitFor(clock: SandboxClock, ms: number, signals: readonly AbortSignal[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const aborted = signals.find((signal) => signal.aborted)
    if (aborted) return reject(aborted.reason)
    const cancel = Number.isFinite(ms) ? clock.setTimer(end, ms) : () => {}
    function stopListening(): void {
      for (const signal of signals) signal.removeEventListener('abort', abort)
    }
    function end(): void {
      stopListening()
      resolve()
    }
    function abort(): void {
      cancel()
      stopListening()
      reject(signals.find((signal) => signal.aborted)?.reason)
    }
    for (const signal of signals) signal.addEventListener('abort', abort, { once: true })
  })
}
