type Sheet = { css: string; constructed: CSSStyleSheet | null }

/** One for each text: pages with many elements read the kit's sheet once. */
const sheets = new Map<string, Sheet>()
const written = new WeakMap<Document | ShadowRoot, Set<string>>()

/** Adds a sheet to a document or shadow root, once. If the root cannot share the sheet, adds a style element with the nonce. */
export function adoptSheet(root: Document | ShadowRoot, css: string, nonce: string): void {
  const sheet = sheets.get(css) ?? { css, constructed: construct(css) }
  sheets.set(css, sheet)
  if (sheet.constructed && 'adoptedStyleSheets' in root) {
    if (root.adoptedStyleSheets.includes(sheet.constructed)) return
    try {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet.constructed]
      return
    } catch {
      // A sheet belongs to the document that made it.
    }
  }
  const known = written.get(root) ?? new Set()
  if (known.has(css)) return
  written.set(root, known.add(css))
  const element = document.createElement('style')
  element.nonce = nonce
  element.textContent = css
  ;(root instanceof Document ? root.head : root).append(element)
}

function construct(css: string): CSSStyleSheet | null {
  try {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return sheet
  } catch {
    return null
  }
}
