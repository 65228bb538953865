import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'

/**
 * Leads a person who goes to another page to its beginning, with the focus too, so that a screen reader says its name. A page that has
 * taken the focus itself keeps it; after going back the browser shows the place that was left.
 */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>): void {
  const [location] = useLocation()
  const last = useRef(location)
  const isBack = useRef(false)
  useEffect(() => {
    const note = () => {
      isBack.current = true
    }
    // Before the router's own, which draws the page at once.
    window.addEventListener('popstate', note, true)
    return () => window.removeEventListener('popstate', note, true)
  }, [])
  useEffect(() => {
    if (last.current === location) return
    last.current = location
    if (!isBack.current) window.scrollTo(0, 0)
    isBack.current = false
    const { current } = content
    if (current === null || current.contains(document.activeElement)) return
    const heading = current.querySelector<HTMLElement>('h1')
    ;(heading ?? current).focus({ preventScroll: true })
  }, [location, content])
}
