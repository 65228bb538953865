'use client'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'

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
  const [press] = useState(createPress)
  const isDown = useSyncExternalStore(press.subscribe, press.isDown, press.isDown)
  const [drawn, setDrawn] = useState(children)
  if (!isDown && drawn !== children) setDrawn(children)
  useEffect(() => {
    if (drawn === children) onDrawn?.()
  }, [drawn, children, onDrawn])
  return drawn
}

const pressEvents = ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown']

/** The press of a page: whether one is under way. */
function createPress(): { isDown: () => boolean; subscribe: (notify: () => void) => () => void } {
  let isDown = false
  const subscribe = (notify: () => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      isDown = false
      notify()
    }
    const listen = (event: Event) => {
      clearTimeout(timer)
      const [target] = event.composedPath()
      if (event.type === 'pointerdown') {
        isDown = !(target instanceof Element && target.closest(focusOnly))
        notify()
      }
      // The click of a finger comes a while after it has left, that of a mouse at once, and some presses end without one.
      else if (event.type === 'pointerup') timer = setTimeout(end, clickDelay)
      else if (event.type === 'click') {
        // React has not heard the click yet: notified now, it would write a controlled radio or tick back before it looks what that was changed to.
        // What its handlers change is drawn at once; a host may stop the click on its way, which leaves the rest to the timer.
        isDown = false
        timer = setTimeout(notify)
      } else end()
    }
    for (const type of pressEvents) document.addEventListener(type, listen, true)
    // After React's own listeners, and before the browser paints what they wrote.
    window.addEventListener('click', notify)
    return () => {
      clearTimeout(timer)
      isDown = false
      for (const type of pressEvents) document.removeEventListener(type, listen, true)
      window.removeEventListener('click', notify)
    }
  }
  return { isDown: () => isDown, subscribe }
}
