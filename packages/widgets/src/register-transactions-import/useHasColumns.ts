'use client'
import { type RefObject, useLayoutEffect as useBrowserLayoutEffect, useEffect, useState } from 'react'
import { watchSize } from '../ui/watchSize.ts'

// React warns about layout effects on a server, where there is nothing to measure.
const useLayoutEffect = typeof window === 'undefined' ? useEffect : useBrowserLayoutEffect

/** Where the tables of the kit have columns, in pixels at the usual size of text. */
const room = 44 * 16

/** Whether there is room for columns; measured before the first paint. */
export function useHasColumns(box: RefObject<HTMLElement | null>): boolean {
  const [hasColumns, setHasColumns] = useState(true)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const decide = () => setHasColumns(element.clientWidth >= room)
    decide()
    return watchSize(element, decide)
  }, [box])
  return hasColumns
}
