/** Ends a request from which nothing is heard any more. */
type IdleTimeout = {
  readonly signal: AbortSignal
  /** Something was heard. */
  readonly restart: () => void
  readonly end: () => void
}

/** Starts to listen, for so many milliseconds at a time, and ties it to the caller's signal. */
export function createIdleTimeout(limit: number, signal: AbortSignal): IdleTimeout {
  const controller = new AbortController()
  const leave = () => controller.abort(signal.reason)
  const giveUp = () => controller.abort(new DOMException('Nothing was heard for too long.', 'TimeoutError'))
  let timer = setTimeout(giveUp, limit)
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave)
  return {
    signal: controller.signal,
    restart: () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, limit)
    },
    end: () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    },
  }
}
