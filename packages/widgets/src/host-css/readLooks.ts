/** What a person would see or feel of an element. */
const watched = [
  'accent-color', 'align-items', 'align-self', 'animation-name', 'appearance', 'aspect-ratio', 'background-color', 'background-image',
  'border-block-end-style', 'border-block-end-width', 'border-block-start-style', 'border-block-start-width', 'border-end-end-radius',
  'border-inline-end-style', 'border-inline-end-width', 'border-inline-start-style', 'border-inline-start-width', 'border-start-start-radius',
  'border-collapse', 'border-block-end-color', 'border-block-start-color', 'border-inline-end-color', 'border-inline-start-color',
  'border-spacing', 'block-size', 'box-shadow', 'box-sizing', 'clear', 'color', 'column-gap', 'cursor', 'display', 'flex-basis',
  'flex-direction', 'flex-grow', 'flex-shrink', 'float', 'font-family', 'font-feature-settings', 'font-size', 'font-stretch',
  'font-style', 'font-variant-numeric', 'font-weight', 'hyphens', 'inline-size', 'justify-content', 'letter-spacing', 'line-height',
  'list-style-type', 'margin-block-end', 'margin-block-start', 'margin-inline-end', 'margin-inline-start', 'max-block-size',
  'max-inline-size', 'min-block-size', 'min-inline-size', 'opacity', 'order', 'outline-color', 'outline-offset', 'outline-style', 'outline-width',
  'overflow-wrap', 'overflow-x', 'overflow-y', 'padding-block-end', 'padding-block-start', 'padding-inline-end', 'padding-inline-start', 'pointer-events',
  'position', 'resize', 'row-gap', 'text-align', 'text-decoration-line', 'text-indent', 'text-shadow', 'text-transform', 'text-underline-offset',
  'vertical-align', 'visibility', 'white-space', 'word-break', 'word-spacing', 'z-index',
] as const // biome-ignore format: one a line would be longer than the test

const pseudoElements = [null, '::before', '::after', '::placeholder', '::marker'] as const

/** An element's look in words: its part or class, and `property: value` for everything that could be seen. */
export type Look = { name: string; says: ReadonlyMap<string, string> }

/** Reads how every part under a document's root elements looks. */
export function readLooks(page: Document): Look[] {
  const view = page.defaultView
  if (!view) throw new Error('The page is not shown, so it has no look.')
  return [...page.querySelectorAll('.ol, .ol :not(svg *)')].map((element) => {
    const says = new Map<string, string>()
    for (const pseudo of pseudoElements) {
      const style = view.getComputedStyle(element, pseudo)
      const isThere = pseudo === null || isDrawn(pseudo, { element, style })
      if (!isThere) continue
      for (const property of watched) {
        if (isVisible(property, style))
          says.set(`${pseudo ?? ''} ${property}`, style.getPropertyValue(property))
      }
    }
    return { name: `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`, says }
  })
}

function isDrawn(
  pseudo: string,
  { element, style }: { element: Element; style: CSSStyleDeclaration },
): boolean {
  if (pseudo === '::placeholder') return element.hasAttribute('placeholder')
  if (pseudo === '::marker') return style.display === 'list-item' && style.listStyleType !== 'none'
  return style.content !== 'none' && style.content !== 'normal'
}

/** The colour of a border without width, of an outline or an underline that is not there, cannot be seen. */
function isVisible(property: string, style: CSSStyleDeclaration): boolean {
  const border = /^(border-(?:block|inline)-(?:start|end))-(?:color|style)$/.exec(property)
  if (border) return style.getPropertyValue(`${border[1]}-width`) !== '0px'
  if (/^outline-(?:color|offset|width)$/.test(property)) return style.outlineStyle !== 'none'
  if (property === 'list-style-type') return style.display === 'list-item'
  if (property === 'text-underline-offset') return style.textDecorationLine !== 'none'
  if (property === 'box-sizing') return hasFrame(style)
  if (property === 'vertical-align') return /^(?:inline|table-cell)/.test(style.display)
  if (property === 'border-collapse' || property === 'border-spacing') return /table/.test(style.display)
  return true
}

/** Without padding and borders a box is as large either way. */
function hasFrame(style: CSSStyleDeclaration): boolean {
  const sides = ['block-start', 'block-end', 'inline-start', 'inline-end']
  return sides
    .flatMap((side) => [`padding-${side}`, `border-${side}-width`])
    .some((property) => style.getPropertyValue(property) !== '0px')
}
