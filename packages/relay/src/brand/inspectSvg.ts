const drawing = 'http://www.w3.org/2000/svg'
/** The names that a browser draws nothing for: the notes of drawing programs, and licences. */
const silent =
  /^https?:\/\/(?:www\.inkscape\.org|sodipodi\.sourceforge\.net|creativecommons\.org|web\.resource\.org|purl\.org|ns\.adobe\.com|www\.bohemiancoding\.com|www\.serif\.com|www\.w3\.org\/1999\/(?:02\/22-rdf-syntax-ns#$|xlink$))/

/** The elements that a logo is drawn with; what runs, moves, embeds or leads elsewhere is not among them. */
const elements = new Set(
  `svg g defs symbol use title desc metadata style switch path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix
  feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`.split(/\s+/),
)

const attribute = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/g
/** One piece of XML: a comment, a CDATA section, a tag of known form, or text. Whatever else begins with `<` matches nothing. */
const piece =
  /<!--(?:(?!--)[\s\S])*-->|<!\[CDATA\[((?:(?!\]\]>)[\s\S])*)\]\]>|<(\/?)([A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y
const declaration = /^\s*<\?xml(?:\s+[a-z]+\s*=\s*(?:"[\w.-]*"|'[\w.-]*'))+\s*\?>/
const embedded = /^data:image\/(?:png|jpeg|webp);base64,[A-Za-z\d+/=\s]*$/

/** Deeper and with more repetitions, a small file can be a picture that no browser finishes. */
const deepest = 100
const mostUses = 24

/**
 * Reads an SVG by a list of allowed elements, attributes and references, and refuses everything else. Returns the first fault as a sentence; `null` for a
 * harmless picture.
 */
export function inspectSvg(source: string): string | null {
  const [start = ''] = declaration.exec(source) ?? []
  if (/encoding\s*=\s*["'](?!utf-(?:8|16)["'])/i.test(start)) return 'The picture is not written in UTF-8.'
  const text = source.slice(start.length)
  if (/[^\P{Cc}\t\n\r]/u.test(text)) return 'The picture has characters that no picture has.'
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) return 'The picture has a DOCTYPE or an entity. Save it without.'
  const spaces = new Map<string, string>()
  let styles = ''
  let isStyle = false
  let isRoot = true
  let depth = 0
  let uses = 0
  for (let at = 0; at < text.length; at = piece.lastIndex) {
    piece.lastIndex = at
    const found = piece.exec(text)
    if (!found) return 'The picture is not plain, well-formed SVG.'
    const [whole, data, closing, name, inner = '', alone, words] = found
    const written = data ?? (words === undefined ? undefined : decodeText(words))
    if (written === null) return 'The picture has a DOCTYPE or an entity. Save it without.'
    if (written !== undefined && isStyle) styles += written
    if (name === undefined) {
      if (isRoot && written?.trim()) return 'The file is no SVG: something stands before its first element.'
      continue
    }
    const [local = '', prefix = ''] = name.split(':').reverse()
    if (closing) {
      isStyle = false
      depth -= 1
      if (whole.includes('=')) return 'The picture is not plain, well-formed SVG.'
      continue
    }
    if (isStyle) return 'The picture has an element in its style sheet.'
    if (!alone) depth += 1
    if (local === 'use') uses += 1
    if (depth > deepest || uses > mostUses) return 'The picture is built too deep. Save it simpler.'
    const attributes = [...inner.matchAll(attribute)]
      .map(([, key = '', double, single]) => [key, decodeText(double ?? single ?? '')] as const)
      // The name spaces first, which the other attributes are of.
      .toSorted(([key], [other]) => Number(other.startsWith('xmlns')) - Number(key.startsWith('xmlns')))
    for (const [key, value] of attributes) {
      const fault = value === null ? 'an entity' : findFault(key, value, spaces)
      if (fault !== null)
        return `The picture has ${fault}, which no logo needs. Take it out and save it again.`
    }
    const space = spaces.get(prefix) ?? ''
    if (isRoot && (local !== 'svg' || space !== drawing))
      return `The file is no SVG: its first element is not <svg xmlns="${drawing}">.`
    isRoot = false
    if (space === drawing ? !elements.has(local) : !silent.test(space))
      return `The picture has <${name.slice(0, 40)}>, which no logo needs. Take it out and save it again.`
    isStyle = space === drawing && local === 'style' && !alone
  }
  if (isRoot) return 'The file is no SVG: it has no element.'
  const fault = findCssFault(styles)
  return (
    fault &&
    `The picture has ${fault} in its style sheet, which no logo needs. Take it out and save it again.`
  )
}

/** Finds the fault of an attribute; notes the name spaces that it declares. */
function findFault(key: string, value: string, spaces: Map<string, string>): string | null {
  const [local = '', prefix] = key.split(':').reverse()
  if (key === 'xmlns' || prefix === 'xmlns') {
    const name = key === 'xmlns' ? '' : local
    if (value !== drawing && !silent.test(value)) return 'elements of another language'
    if (spaces.has(name) && spaces.get(name) !== value) return 'one name for two languages'
    spaces.set(name, value)
    return null
  }
  if (/^on/i.test(local)) return `the handler ${local.slice(0, 40)}`
  if (key.toLowerCase() === 'xml:base') return 'xml:base'
  if (/^(?:href|src|action|formaction|data|srcset|ping)$/i.test(local))
    return /^#[\w.:-]*$/.test(value.trim()) || embedded.test(value.trim())
      ? null
      : 'a reference out of itself'
  return prefix !== undefined && silent.test(spaces.get(prefix) ?? '') ? null : findCssFault(value)
}

/** Finds the fault of a style sheet, or of the value of an attribute that a style sheet could set. */
function findCssFault(css: string): string | null {
  const sheet = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  for (const text of [css, sheet]) {
    if (/@import/i.test(text)) return '@import'
    if (/\\/.test(text)) return 'an escape'
    if (/(?:javascript|vbscript|expression|behaviou?r|-moz-binding)\s*[:(]/i.test(text)) return 'a script'
    if (/(?:image-set|image|cross-fade|src|attr|element)\s*\(/i.test(text)) return 'a reference out of itself'
    for (const [, inner = ''] of text.matchAll(/url\s*\(([^)]*)/gi))
      if (!/^\s*(["']?)#[\w.:-]+\1\s*$/.test(inner)) return 'a reference out of itself'
  }
  return null
}

const named = new Map(Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }))

/** Text with its references resolved; `null` where one names an entity that XML itself does not know. */
function decodeText(text: string): string | null {
  let isKnown = true
  const decoded = text.replaceAll(/&([^;&\s]{0,12};?)/g, (_whole, reference: string) => {
    const [, hex, decimal, name] = /^(?:#x([\da-f]+)|#(\d+)|([a-z]+));$/i.exec(reference) ?? []
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    const letter = name === undefined ? toLetter(code) : named.get(name)
    if (letter === undefined) isKnown = false
    return letter ?? ''
  })
  return isKnown ? decoded : null
}

function toLetter(code: number): string | undefined {
  return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : undefined
}
