import { describeElement } from './describeElement.ts'
import type { Finding } from './Finding.ts'
import { textLines } from './textLines.ts'

// A line's box is taller than its letters; what the box loses at its edge is empty.
const slack = 3

const isCutting = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

/** The first edge, if any, that hides a part of a line of text for good. */
function cutterOf(element: Element, rect: DOMRect): Element | null {
  let isScrolledAcross = false
  let isScrolledDown = false
  for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
    const { overflowX, overflowY, position } = getComputedStyle(at)
    const edge = at.getBoundingClientRect()
    const across = rect.left < edge.left - slack || rect.right > edge.right + slack
    const down = rect.top < edge.top - slack || rect.bottom > edge.bottom + slack
    if (isCutting(overflowX) && across && !isScrolledAcross) return at
    if (isCutting(overflowY) && down && !isScrolledDown) return at
    isScrolledAcross ||= /auto|scroll/.test(overflowX)
    isScrolledDown ||= /auto|scroll/.test(overflowY)
    if (position === 'fixed') return null
  }
  return null
}

/** The painted box a line belongs to, where its text has run over the edge of it. */
function overrunOf(element: Element, rect: DOMRect): Element | null {
  const box = element.closest('button, [data-ol-tone], .ol-Button, .ol-Badge')
  if (!box) return null
  const edge = box.getBoundingClientRect()
  const isInside =
    rect.left >= edge.left - slack &&
    rect.right <= edge.right + slack &&
    rect.top >= edge.top - slack &&
    rect.bottom <= edge.bottom + slack
  return isInside ? null : box
}

/** Text that is cut off, or runs over the edge of the button, badge or alert that it stands in. */
export function findCutText(grounds: readonly Element[]): Finding[] {
  const findings: Finding[] = []
  for (const { element, rect } of textLines(grounds)) {
    const cutter = cutterOf(element, rect) ?? overrunOf(element, rect)
    if (!cutter) continue
    const { width, height } = cutter.getBoundingClientRect()
    findings.push({
      rule: 'text-cut',
      where: describeElement(element),
      what: `a line of ${Math.round(rect.width)} × ${Math.round(rect.height)} px leaves ${describeElement(cutter)} of ${Math.round(width)} × ${Math.round(height)}`,
    })
  }
  return findings
}
