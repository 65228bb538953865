import { describeElement } from './describeElement.ts'
import type { Finding } from './Finding.ts'
import type { TextLine } from './textLines.ts'

// A line's box is taller than its letters; what the box loses at its edge is empty.
const slack = 3

const isCutting = (overflow: string) => overflow === 'hidden' || overflow === 'clip'

type Edge = { rect: DOMRect; x: string; y: string; isFixed: boolean }

/** What an element does with what runs over its edge; asked once for each, as every line of a page asks. */
function createEdges(): (element: Element) => Edge {
  const known = new Map<Element, Edge>()
  return (element) => {
    const found = known.get(element)
    if (found) return found
    const { overflowX: x, overflowY: y, position } = getComputedStyle(element)
    const edge = { rect: element.getBoundingClientRect(), x, y, isFixed: position === 'fixed' }
    known.set(element, edge)
    return edge
  }
}

/** The first edge, if any, that hides a part of a line of text for good. */
function findClippingElement(
  { element, rect }: TextLine,
  getEdge: (element: Element) => Edge,
): Element | null {
  let isScrolledAcross = false
  let isScrolledDown = false
  for (let at: Element | null = element; at && at !== document.documentElement; at = at.parentElement) {
    const { rect: edge, x, y, isFixed } = getEdge(at)
    const across = rect.left < edge.left - slack || rect.right > edge.right + slack
    const down = rect.top < edge.top - slack || rect.bottom > edge.bottom + slack
    if (isCutting(x) && across && !isScrolledAcross) return at
    if (isCutting(y) && down && !isScrolledDown) return at
    isScrolledAcross ||= /auto|scroll/.test(x)
    isScrolledDown ||= /auto|scroll/.test(y)
    if (isFixed) return null
  }
  return null
}

/** The painted box a line belongs to, where its text has run over the edge of it. */
function findOverrunBox({ element, rect }: TextLine): Element | null {
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
export function findCutText(lines: readonly TextLine[]): Finding[] {
  const getEdge = createEdges()
  const findings: Finding[] = []
  for (const line of lines) {
    const { element, rect } = line
    const cutter = findClippingElement(line, getEdge) ?? findOverrunBox(line)
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
