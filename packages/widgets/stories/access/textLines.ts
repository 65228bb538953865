import { isSeen } from './isSeen.ts'

/** One line of text as it stands on the page. */
export type TextLine = { element: Element; rect: DOMRect }

/** Every line of text that people see in some elements, by what it stands in. */
export function textLines(grounds: readonly Element[]): TextLine[] {
  const lines: TextLine[] = []
  const range = document.createRange()
  for (const ground of grounds) {
    const walker = document.createTreeWalker(ground, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      if (!element || !node.textContent?.trim() || !isSeen(element)) continue
      if (element.closest('select, textarea, style, script, svg')) continue
      range.selectNodeContents(node)
      for (const whole of range.getClientRects()) {
        const rect = shorten(whole, element)
        if (rect.width > 1 && rect.height > 1) lines.push({ element, rect })
      }
    }
  }
  return lines
}

/** The seen part of a line in a row that a press opens in full: the row ends the line with dots, and what opens shows all of the line. */
function shorten(whole: DOMRect, element: Element): DOMRect {
  const row = element.closest('.ol-Table[data-ol-rows] tbody tr, .ol-OperationHistory-item')
  let { left, right } = whole
  for (let at: Element | null = element; row && at && row.contains(at); at = at.parentElement) {
    if (getComputedStyle(at).textOverflow !== 'ellipsis') continue
    const box = at.getBoundingClientRect()
    left = Math.max(left, box.left)
    right = Math.min(right, box.right)
  }
  return new DOMRect(left, whole.top, Math.max(0, right - left), whole.height)
}
