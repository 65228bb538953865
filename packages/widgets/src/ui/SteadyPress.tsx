'use client'
import { type ReactNode, useEffect, useState } from 'react'

/** Milliseconds after a finger has left in which its click may still come. */
const clickDelay = 350

/** What only takes the focus: a press there is not lost when it moves, and a native list may swallow the release. */
const focusOnly = 'select, textarea, input:not([type="checkbox"], [type="radio"])'

type SteadyPressProps = {
  children: ReactNode
  /** The newest of what was given is on the page. */
  onDrawn?: (() => void) | undefined
}

/**
 * Draws nothing new from where a pointer goes down until its click has been handled: what leaving a field draws would push the
 * button away under the finger. A keyboard waits for nothing.
 */
export function SteadyPress({ children, onDrawn }: SteadyPressProps): ReactNode {
  const [isDown, setIsDown] = useState(false)
  const [drawn, setDrawn] = useState(children)
  if (!isDown && drawn !== children) setDrawn(children)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const listen = (event: Event) => {
      clearTimeout(timer)
      const [target] = event.composedPath()
      if (event.type === 'pointerdown') setIsDown(!(target instanceof Element && target.closest(focusOnly)))
      // The click of a finger comes a while after it has left, that of a mouse at once, and some presses end without one.
      else if (event.type === 'pointerup') timer = setTimeout(setIsDown, clickDelay, false)
      // React has not heard the click yet: drawn now, a controlled radio or tick is written back before React looks what it was changed to.
      else if (event.type === 'click') timer = setTimeout(setIsDown, 0, false)
      else setIsDown(false)
    }
    // After React's own listeners, and before the browser paints what they wrote; a host may stop a click on its way, which leaves it to the timer.
    const thaw = () => setIsDown(false)
    for (const type of pressEvents) document.addEventListener(type, listen, true)
    window.addEventListener('click', thaw)
    return () => {
      clearTimeout(timer)
      for (const type of pressEvents) document.removeEventListener(type, listen, true)
      window.removeEventListener('click', thaw)
    }
  }, [])
  useEffect(() => {
    if (drawn === children) onDrawn?.()
  }, [drawn, children, onDrawn])
  return drawn
}

const pressEvents = ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown']
