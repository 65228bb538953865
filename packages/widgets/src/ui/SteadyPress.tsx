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
 * Draws nothing new from where a pointer goes down until its click has found its target: what leaving a field draws would push the
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
      else setIsDown(false)
    }
    // Before any other listener: the click has its target, and what it finds is up to date.
    for (const type of pressEvents) document.addEventListener(type, listen, true)
    return () => {
      clearTimeout(timer)
      for (const type of pressEvents) document.removeEventListener(type, listen, true)
    }
  }, [])
  useEffect(() => {
    if (drawn === children) onDrawn?.()
  }, [drawn, children, onDrawn])
  return drawn
}

const pressEvents = ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown']
