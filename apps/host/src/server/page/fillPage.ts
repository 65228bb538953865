/** The parts that one request puts into a page. */
export type PageParts = {
  /** Texts for `%NAME%`, escaped: no text becomes markup. */
  values: Readonly<Record<string, string>>
  /** Markup for the end of the head. */
  head?: string
  /** Markup in the place of `<!--app-->`. */
  app?: string
  /** Markup in the place of `<!--data-->`. */
  data?: string
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Puts escaped values in the place of `%NAME%`, so that no value becomes markup, and markup where it belongs. A name without a value stays as it is. */
export function fillPage(page: string, { values, head = '', app = '', data = '' }: PageParts): string {
  const markup: Readonly<Record<string, string>> = {
    '</head>': `${head}</head>`,
    '<!--app-->': app,
    '<!--data-->': data,
  }
  // In one pass, so that no markup is searched for a place.
  return page.replace(/%([A-Z_]+)%|<\/head>|<!--(?:app|data)-->/g, (place, name?: string) => {
    if (name === undefined) return markup[place] ?? place
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    return value?.replace(/[&<>"]/g, (character) => entities[character] ?? '') ?? place
  })
}
