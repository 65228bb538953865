'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Milliseconds that a person must have had something in view before a press on it counts. */
const seenMs = 500
const lookMs = 100

type UseSeenReturnType = {
  /** The element as it is now has been in view, with nothing before it, for half a second. */
  isSeen: boolean
  /** Whether something of the page stands before the element at this moment. */
  isCovered: () => boolean
}

/**
 * Says whether a person has had an element before their eyes: rendered, on the screen, and under nothing else of the page. A change of `version` is
 * new content, which has to be seen anew. A document without a layout, as that of a unit test, covers nothing.
 */
export function useSeen(target: RefObject<HTMLElement | null>, version: unknown): UseSeenReturnType {
  const [seen, setSeen] = useState<{ version: unknown } | null>(null)
  const coveredByBrowser = useRef(false)
  useEffect(() => {
    const element = target.current
    if (!element) return
    return watchCover(element, (isCovered) => {
      coveredByBrowser.current = isCovered
    })
  }, [target])
  useEffect(() => {
    let since: number | null = null
    const timer = setInterval(() => {
      const element = target.current
      const isInView = element !== null && !coveredByBrowser.current && !isCoveredAtPoints(element)
      since = isInView ? (since ?? performance.now() - lookMs) : null
      if (since === null || performance.now() - since < seenMs) return
      clearInterval(timer)
      setSeen({ version })
    }, lookMs)
    return () => clearInterval(timer)
  }, [target, version])
  return {
    isSeen: seen !== null && seen.version === version,
    isCovered: () => {
      const element = target.current
      return element !== null && (coveredByBrowser.current || isCoveredAtPoints(element))
    },
  }
}

/** TypeScript's own types lack the second version of the observer, which knows what a browser has drawn over an element. */
type CoverEntry = IntersectionObserverEntry & { isVisible?: boolean }

function watchCover(element: HTMLElement, onChange: (isCovered: boolean) => void): (() => void) | undefined {
  if (!('IntersectionObserverEntry' in window) || !('isVisible' in IntersectionObserverEntry.prototype))
    return
  const options = { threshold: [0, 0.25, 0.5, 0.75, 1], trackVisibility: true, delay: lookMs }
  let isReliable = false
  const observer = new IntersectionObserver((entries) => {
    const entry = entries[entries.length - 1] as CoverEntry | undefined // an entry of an observer that tracks visibility
    // A browser that cannot be sure says "not visible", in a frame that is scaled for example: its no counts after a yes.
    isReliable ||= entry?.isVisible === true
    onChange(isReliable && entry?.isVisible === false)
  }, options)
  observer.observe(element)
  return () => observer.disconnect()
}

/** Shares of the part of an element that is on the screen at which the page is asked what stands there. */
const shares = [0.05, 0.275, 0.5, 0.725, 0.95]

function isCoveredAtPoints(element: HTMLElement): boolean {
  const page = document.documentElement
  const root = element.getRootNode() as Document | ShadowRoot // an element on the page is in one of the two
  if (page.clientWidth === 0 || !('elementFromPoint' in root)) return false
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [from, to] = [Math.max(left, 0), Math.min(right, page.clientWidth)]
  const [above, below] = [Math.max(top, 0), Math.min(bottom, window.innerHeight)]
  if (to <= from || below <= above) return true
  return shares.some((across) =>
    shares.some((down) => {
      const hit = root.elementFromPoint(from + (to - from) * across, above + (below - above) * down)
      return hit === null || !element.contains(hit)
    }),
  )
}
