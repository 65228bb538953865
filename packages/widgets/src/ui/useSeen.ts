'use client'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Milliseconds for which the element must have been in view before a press on it counts. */
const seenMs = 500
const lookMs = 100

type UseSeenReturnType = {
  /** The element as it is now has been in view, with nothing before it, for half a second. */
  isSeen: boolean
  /** Something of the page covered the element at the last press. */
  isCovered: boolean
  /** Runs the action of a press, unless something of the page covers the element. */
  press: (action: () => void) => void
}

/**
 * Says whether an element has been in view: rendered, on the screen, and not covered by another element. A change of `version` is
 * new content, which has to be seen again. A document without a layout, such as that of a unit test, covers nothing.
 */
export function useSeen(target: RefObject<HTMLElement | null>, version: unknown): UseSeenReturnType {
  const [seen, setSeen] = useState<{ version: unknown } | null>(null)
  const [isCovered, setCovered] = useState(false)
  const known = useRef<KnownCover>({ isFoundByBrowser: false, below: [] })
  useEffect(() => {
    const cover = known.current
    cover.below = listUpperLayer()
    const element = target.current
    if (!element) return
    return watchCover(element, (isFound) => {
      cover.isFoundByBrowser = isFound
    })
  }, [target])
  useEffect(() => {
    let since: number | null = null
    const timer = setInterval(() => {
      const element = target.current
      const isInView = element !== null && !isCoveredNow(element, known.current)
      since = isInView ? (since ?? performance.now() - lookMs) : null
      if (since === null || performance.now() - since < seenMs) return
      clearInterval(timer)
      setSeen({ version })
    }, lookMs)
    return () => clearInterval(timer)
  }, [target, version])
  return {
    isSeen: seen !== null && seen.version === version,
    isCovered,
    press: (action) => {
      const element = target.current
      const isPressedThrough = element !== null && isCoveredNow(element, known.current)
      setCovered(isPressedThrough)
      if (!isPressedThrough) action()
    },
  }
}

type KnownCover = {
  isFoundByBrowser: boolean
  /** The elements that were above the page before the target was. */
  below: readonly Element[]
}

function isCoveredNow(element: HTMLElement, { isFoundByBrowser, below }: KnownCover): boolean {
  return isFoundByBrowser || isCoveredAtPoints(element) || isUnderLayer(element, below)
}

/** TypeScript's own types lack the second version of the observer, which knows whether the browser has painted something over an element. */
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

/**
 * The elements above the page, as far as a script can list them. After the review has opened they are inert, so that a hit test looks through them as through
 * an element without pointer events; only some browsers have an observer that sees them.
 */
function listUpperLayer(): readonly Element[] {
  if (typeof CSS === 'undefined' || !('supports' in CSS)) return []
  const names = [':modal', ':popover-open', ':fullscreen'].filter((name) => CSS.supports(`selector(${name})`))
  return names.length === 0 ? [] : [...document.querySelectorAll(names.join())]
}

/** Whether an element that came above the page later than the target covers it. */
function isUnderLayer(element: HTMLElement, below: readonly Element[]): boolean {
  const box = element.getBoundingClientRect()
  return listUpperLayer().some((upper) => {
    if (below.includes(upper) || isWithin(element, upper) || isWithin(upper, element)) return false
    const { left, top, right, bottom } = upper.getBoundingClientRect()
    return left < box.right && right > box.left && top < box.bottom && bottom > box.top
  })
}

/** As `contains` of an element, through shadow roots. */
function isWithin(inner: Node, outer: Element): boolean {
  for (let node: Node | null = inner; node; node = node instanceof ShadowRoot ? node.host : node.parentNode)
    if (node === outer) return true
  return false
}

/** The points to test for a cover, as shares of the visible part of the element. */
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
