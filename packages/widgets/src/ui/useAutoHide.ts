'use client'
import { useEffect } from 'react'

type AutoHideOptions = {
  /** `Infinity` waits for no time at all. */
  seconds: number
  onHide: () => void
}

/** Hides what is shown after a while, and at once when the page is put away: another person may pick the phone up. */
export function useAutoHide(isShown: boolean, { seconds, onHide }: AutoHideOptions): void {
  useEffect(() => {
    if (!isShown) return
    const timer = Number.isFinite(seconds) ? setTimeout(onHide, seconds * 1000) : undefined
    const hideWithPage = () => {
      if (document.hidden) onHide()
    }
    document.addEventListener('visibilitychange', hideWithPage)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', hideWithPage)
    }
  }, [isShown, seconds, onHide])
}
