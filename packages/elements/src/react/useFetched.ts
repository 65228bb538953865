import { useEffect, useState } from 'react'

/** Milliseconds between two attempts. */
const pause = 5_000

/** Something to fetch; the same `key` is the same thing. */
type Source<Value> = { key: string; load: () => Promise<Value> }

/**
 * Fetches a source. A failed fetch repeats every few seconds and when the device is back online. After a change of the key the last value stays
 * until the new one is here; `null` before the first.
 */
export function useFetched<Value>({ key, load }: Source<Value>): { key: string; value: Value } | null {
  const [fetched, setFetched] = useState<{ key: string; value: Value } | null>(null)
  const isThere = fetched?.key === key
  useEffect(() => {
    if (isThere) return
    let isCurrent = true
    const attempt = () => {
      load().then(
        (value) => {
          if (!isCurrent) return
          setFetched({ key, value })
          stop()
        },
        () => {},
      )
    }
    const timer = setInterval(attempt, pause)
    const stop = () => {
      clearInterval(timer)
      window.removeEventListener('online', attempt)
    }
    window.addEventListener('online', attempt)
    attempt()
    return () => {
      isCurrent = false
      stop()
    }
    // The key names what is fetched.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, isThere])
  return fetched
}
