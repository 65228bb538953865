/** Ends one call: at its timeout, or by the caller's signal, whichever comes first. */
type Deadline = {
  readonly signal: AbortSignal
  /** Whether the time limit ended the call, and not the caller. */
  readonly expired: () => boolean
  /** Releases the timer and the caller's signal. */
  readonly clear: () => void
}

/** Starts a call's time limit, in milliseconds, and ties it to the caller's signal; throws the signal's reason where the caller has left already. */
export function createDeadline(limit: number, signal: AbortSignal | undefined): Deadline {
  signal?.throwIfAborted()
  const controller = new AbortController()
  let isExpired = false
  const timer = setTimeout(() => {
    isExpired = true
    controller.abort()
  }, limit)
  const leave = () => controller.abort()
  signal?.addEventListener('abort', leave)
  return {
    signal: controller.signal,
    expired: () => isExpired,
    clear: () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', leave)
    },
  }
}
