import type { Page } from '@playwright/test'

/** The words of a page as a person sees them: their number, and the sentences that stand there twice. */
export type SeenWords = { count: number; twice: readonly string[] }

/** Reads the words that are visible in the main content or in `selector`; data in tables and lists of records are no words of the kit. */
export async function readWords(page: Page, selector = 'main'): Promise<SeenWords> {
  return page.evaluate((root) => {
    const element = document.querySelector(root)
    if (element === null) throw new Error(`The page has no ${root}.`)
    const records = 'table, [role="table"], option, script, style, .ol-VisuallyHidden'
    const seen = new Map<string, number>()
    let count = 0
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const texts = new Map<Element, string>()
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent === null || parent.closest(records) !== null || !parent.checkVisibility()) continue
      const { width, height } = parent.getBoundingClientRect()
      if (width <= 1 || height <= 1) continue
      const block = parent.closest('p, li, h1, h2, h3, h4, dt, dd, label, legend, button, a, summary, div')
      texts.set(block ?? parent, `${texts.get(block ?? parent) ?? ''}${walker.currentNode.nodeValue ?? ''}`)
    }
    for (const text of texts.values()) {
      const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}’'.,-]*/gu) ?? []
      count += words.length
      // A label of one or two words may name a field and its column.
      if (words.length > 3) seen.set(text.trim(), (seen.get(text.trim()) ?? 0) + 1)
    }
    return { count, twice: [...seen].filter(([, times]) => times > 1).map(([text]) => text) }
  }, selector)
}
