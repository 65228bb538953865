import { describeElement } from './describeElement.ts'
import type { Finding } from './Finding.ts'
import { isSeen } from './isSeen.ts'
import { findScroller } from './findScroller.ts'
import type { TextLine } from './textLines.ts'

// Half a pixel is rounding.
const slack = 1.5

/** What cannot be reached without scrolling sideways, and scrolls sideways that a keyboard cannot make. */
export function findOutOfSight(grounds: readonly Element[], lines: readonly TextLine[]): Finding[] {
  const findings: Finding[] = []
  const page = document.documentElement
  if (page.scrollWidth > page.clientWidth + slack)
    findings.push({
      rule: 'sideways-scroll',
      where: 'the page',
      what: `${page.scrollWidth} px of content in a window of ${page.clientWidth}`,
    })
  const edge = page.getBoundingClientRect()
  const isOutside = ({ left, right }: DOMRect) => left < edge.left - slack || right > edge.right + slack
  const report = (element: Element, { left, right }: DOMRect) =>
    findings.push({
      rule: 'out-of-sight',
      where: describeElement(element),
      what: `stands from ${Math.round(left)} to ${Math.round(right)} in a window of ${Math.round(edge.width)}`,
    })
  for (const { element, rect } of lines) if (isOutside(rect) && !findScroller(element)) report(element, rect)
  for (const ground of grounds) {
    for (const control of ground.querySelectorAll('a, button, input, select, textarea, [tabindex]')) {
      const rect = control.getBoundingClientRect()
      if (rect.width > 1 && isSeen(control) && isOutside(rect) && !findScroller(control))
        report(control, rect)
    }
    for (const scroller of ground.querySelectorAll('*')) {
      if (scroller.scrollWidth <= scroller.clientWidth + slack || findScroller(scroller) !== scroller)
        continue
      if (!isSeen(scroller)) continue
      const isNamed = scroller.hasAttribute('aria-label') || scroller.hasAttribute('aria-labelledby')
      if (scroller.matches('[tabindex="0"]') && isNamed) continue
      findings.push({
        rule: 'sideways-scroll',
        where: describeElement(scroller),
        what: `holds ${scroller.scrollWidth} px in ${scroller.clientWidth}, and has no name or no way in by keyboard`,
      })
    }
  }
  return findings
}
