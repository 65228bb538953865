'use client'
import { type RefObject, useLayoutEffect as useBrowserLayoutEffect, useEffect, useState } from 'react'

// React warns about layout effects on a server, where there is nothing to measure.
const useLayoutEffect = typeof window === 'undefined' ? useEffect : useBrowserLayoutEffect

/** Whether there is a mouse, or so much room that a list under the input is comfortable; false until measured. */
export function useHasRoomForList(box: RefObject<HTMLElement | null>): boolean {
  const [roomy, setRoomy] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const pointer = window.matchMedia('(pointer: fine)')
    const decide = () =>
      setRoomy(element.clientWidth >= 576 || (pointer.matches && element.clientWidth >= 240))
    decide()
    const sizes = new ResizeObserver(decide)
    sizes.observe(element)
    pointer.addEventListener('change', decide)
    return () => {
      sizes.disconnect()
      pointer.removeEventListener('change', decide)
    }
  }, [box])
  return roomy
}
