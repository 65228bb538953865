import { describeElement } from './describeElement.ts'
import type { Finding } from './Finding.ts'
import { findScroller } from './findScroller.ts'
import type { TextLine } from './textLines.ts'

// The boxes of two lines may share their empty edges; letters do not.
const slack = 5

/** Whether a line is on top where it stands: what a dialog or a list lies over is not read. */
function isOnTop({ element, rect }: TextLine): boolean {
  const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)
  return top !== null && (top === element || top.contains(element) || element.contains(top))
}

/** What scrolls under a heading that sticks, or is cut by the edge of its scroller, can be scrolled to. */
function isScrolledUnder(one: TextLine, other: TextLine): boolean {
  const [scroller, otherScroller] = [findScroller(one.element), findScroller(other.element)]
  if (scroller !== otherScroller)
    return [one, other].some(({ element, rect }) => {
      const edge = findScroller(element)?.getBoundingClientRect()
      return edge !== undefined && (rect.top < edge.top || rect.bottom > edge.bottom)
    })
  if (scroller === null || (scroller.scrollLeft === 0 && scroller.scrollTop === 0)) return false
  return findSticky(one.element, scroller) !== findSticky(other.element, scroller)
}

function findSticky(element: Element, within: Element): Element | null {
  for (let at: Element | null = element; at && at !== within; at = at.parentElement)
    if (getComputedStyle(at).position === 'sticky') return at
  return null
}

/** Lines of text that lie over one another. */
export function findCollisions(text: readonly TextLine[]): Finding[] {
  const findings: Finding[] = []
  const lines = text.toSorted((one, other) => one.rect.top - other.rect.top)
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (other.rect.top > one.rect.bottom - slack) break
      if (one.element === other.element) continue
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
      if (across <= slack || !isOnTop(one) || !isOnTop(other) || isScrolledUnder(one, other)) continue
      findings.push({
        rule: 'text-collides',
        where: describeElement(one.element),
        what: `lies over ${describeElement(other.element)}`,
      })
    }
  }
  return findings
}
