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
      for (const rect of range.getClientRects())
        if (rect.width > 1 && rect.height > 1) lines.push({ element, rect })
    }
  }
  return lines
}
