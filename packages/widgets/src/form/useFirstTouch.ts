'use client'
import { useEffect, useState } from 'react'

const touches = ['pointerdown', 'keydown', 'focusin'] as const
/** Milliseconds after which a busy browser counts as idle. */
const longest = 2_000

/** Whether the page has been touched or the browser has been idle since this was drawn, whichever came first. */
export function useFirstTouch(): boolean {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    const touch = () => setTouched(true)
    for (const name of touches) document.addEventListener(name, touch, { capture: true, once: true })
    const stopWaiting = whenIdle(touch)
    return () => {
      for (const name of touches) document.removeEventListener(name, touch, { capture: true })
      stopWaiting()
    }
  }, [])
  return isTouched
}

/** Safari has no idle callback: there, the next task. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, 0)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: longest })
  return () => cancelIdleCallback(handle)
}
