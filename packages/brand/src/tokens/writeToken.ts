import type { DesignToken } from './DesignToken.ts'
import { extensionName } from './extensionName.ts'
import { readToken } from './readToken.ts'

/**
 * Writes a value of a theme as a design token; `null` for a value that the format has no type for, such as `shadow: none`. A value that the
 * token would give back in another spelling keeps its own beside it.
 */
export function writeToken(name: string, css: string): DesignToken | null {
  const token = writeValue(name, css)
  if (token === null) return null
  return readToken(token) === css ? token : { ...token, $extensions: { [extensionName]: { css } } }
}

function writeValue(name: string, css: string): DesignToken | null {
  if (name.startsWith('color')) return withValue('color', writeColor(css))
  if (name === 'shadow') return withValue('shadow', writeShadow(css))
  if (name.startsWith('fontFamily')) return withValue('fontFamily', writeFonts(css))
  if (name.startsWith('fontWeight')) return withValue('fontWeight', Number(css) || null)
  return withValue('dimension', writeLength(css))
}

function withValue($type: DesignToken['$type'], $value: unknown): DesignToken | null {
  return $value === null ? null : { $type, $value }
}

const lengthText = /^(-?\d*\.?\d+)(px|rem|em)?$/

function writeLength(css: string): { value: number; unit: string } | null {
  const [, figure, unit = 'px'] = lengthText.exec(css) ?? []
  // The format knows no em, which is a rem where nothing else sets a size.
  return figure === undefined ? null : { value: Number(figure), unit: unit === 'em' ? 'rem' : unit }
}

const hexText = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const functionText = /^(rgb|hsl|oklch)a?\(([^()]+)\)$/i

function writeColor(css: string) {
  const [, digits] = hexText.exec(css.trim()) ?? []
  if (digits !== undefined) {
    const pairs = digits.length < 5 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
    const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16))
    return describe('srgb', [red / 255, green / 255, blue / 255], alpha / 255)
  }
  const [, name = '', inner = ''] = functionText.exec(css.trim()) ?? []
  const parts = inner.split(/[\s,/]+/).filter((part) => part !== '')
  const [first = '', second = '', third = '', alpha = '1'] = parts
  if (parts.length < 3) return null
  const share = (part: string, whole: number) =>
    part.endsWith('%') ? Number.parseFloat(part) / 100 : Number.parseFloat(part) / whole
  switch (name.toLowerCase()) {
    case 'rgb':
      return describe('srgb', [share(first, 255), share(second, 255), share(third, 255)], share(alpha, 1))
    case 'hsl':
      return describe('hsl', [first, second, third].map(Number.parseFloat), share(alpha, 1))
    default:
      return describe(
        'oklch',
        [
          share(first, 1),
          second.endsWith('%') ? share(second, 1) * 0.4 : Number(second),
          Number.parseFloat(third),
        ],
        share(alpha, 1),
      )
  }
}

function describe(colorSpace: string, components: readonly number[], alpha: number) {
  const all = [...components, alpha]
  if (all.some(Number.isNaN)) return null
  return { colorSpace, components, ...(alpha === 1 ? {} : { alpha }) }
}

function writeShadow(css: string) {
  const [, lengths = '', color = ''] = /^((?:\S+ ){2,4}?)([#a-z].*)$/i.exec(css) ?? []
  const [offsetX, offsetY, blur = writeLength('0'), spread = writeLength('0')] = lengths
    .trim()
    .split(' ')
    .map(writeLength)
  const written = writeColor(color)
  return offsetX && offsetY && blur && spread && written
    ? { color: written, offsetX, offsetY, blur, spread }
    : null
}

function writeFonts(css: string): string[] {
  // A comma within quotes belongs to a name.
  const names = css.match(/"[^"]*"|'[^']*'|[^,]+/g) ?? []
  return names.map((name) => name.trim().replace(/^(["'])(.*)\1$/, '$2')).filter((name) => name !== '')
}
