'use client'
import { useEffect } from 'react'

/** Milliseconds between two attempts. */
const pause = 5_000

/** While something has failed to arrive, tries again every few seconds and when the device is back online; `retry` keeps its identity. */
export function useRetry(hasFailed: boolean, retry: () => void): void {
  useEffect(() => {
    if (!hasFailed) return
    // A device says that it is online before its link carries anything, and not every device says so.
    const timer = setInterval(retry, pause)
    window.addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', retry)
    }
  }, [hasFailed, retry])
}
