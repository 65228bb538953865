'use client'
import { type RefObject, useLayoutEffect as useBrowserLayoutEffect, useEffect, useState } from 'react'
import { watchSize } from '../ui/watchSize.ts'

// React warns about layout effects on a server, where there is nothing to measure.
const useLayoutEffect = typeof window === 'undefined' ? useEffect : useBrowserLayoutEffect

/** Whether there is a mouse, or so much room that a list under the input is comfortable; false until measured. */
export function useHasRoomForList(box: RefObject<HTMLElement | null>): boolean {
  const [roomy, setRoomy] = useState(false)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    // A document without layout has neither media nor sizes.
    const pointer = typeof window.matchMedia === 'function' ? window.matchMedia('(pointer: fine)') : null
    const decide = () =>
      setRoomy(element.clientWidth >= 576 || (pointer?.matches === true && element.clientWidth >= 240))
    decide()
    const unwatch = watchSize(element, decide)
    pointer?.addEventListener('change', decide)
    return () => {
      unwatch()
      pointer?.removeEventListener('change', decide)
    }
  }, [box])
  return roomy
}
