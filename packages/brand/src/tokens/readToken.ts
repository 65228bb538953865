import { isRecord } from '../isRecord.ts'

/** A token of any tool, its type resolved. */
type AnyToken = { $type?: unknown; $value?: unknown }

/**
 * The CSS of a design token; `null` for a type or a colour space that a theme cannot hold. Texts such as `#0f5c4c` and `8px`, which older
 * tools write, pass as they are.
 */
export function readToken(token: AnyToken): string | null {
  const { $type, $value } = token
  if (typeof $value === 'string' && $type !== 'fontFamily' && $type !== 'fontWeight') return $value
  return readers[String($type)]?.($value) ?? null
}

const readers: Readonly<Record<string, (value: unknown) => string | null>> = {
  color: readColor,
  dimension: readLength,
  number: (value) => (typeof value === 'number' ? String(value) : null),
  fontFamily: readFonts,
  fontWeight: readWeight,
  shadow: readShadow,
}

function readColor(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (!isRecord(value) || !Array.isArray(value.components)) return null
  const { colorSpace, alpha = 1, hex } = value
  const parts = value.components.map((part: unknown) => (part === 'none' ? 0 : part))
  if (parts.length !== 3 || ![...parts, alpha].every((part) => typeof part === 'number')) return null
  const [first, second, third, share] = [...parts, alpha].map(Number)
  const behind = share === 1 ? '' : ` / ${toText(share)}`
  if (colorSpace === 'srgb') return toHex([first, second, third, ...(share === 1 ? [] : [share])])
  if (colorSpace === 'hsl') return `hsl(${toText(first)} ${toText(second)}% ${toText(third)}%${behind})`
  if (colorSpace === 'oklch') return `oklch(${toText(first)} ${toText(second)} ${toText(third)}${behind})`
  // Another space names its nearest colour of sRGB.
  return typeof hex === 'string' ? hex : null
}

function toHex(parts: readonly (number | undefined)[]): string {
  const byte = (part = 0) => Math.round(Math.min(1, Math.max(0, part)) * 255)
  return `#${parts.map((part) => byte(part).toString(16).padStart(2, '0')).join('')}`
}

/** At most four decimals, which is finer than any eye. */
function toText(figure = 0): string {
  return String(Number(figure.toFixed(4)))
}

function readLength(value: unknown): string | null {
  if (!isRecord(value) || typeof value.value !== 'number') return null
  if (value.unit !== 'px' && value.unit !== 'rem') return null
  return `${toText(value.value)}${value.unit}`
}

function readFonts(value: unknown): string | null {
  const names = Array.isArray(value) ? value : [value]
  if (!names.every((name): name is string => typeof name === 'string')) return null
  return names.map((name) => (/^-?[a-z_][\w-]*$/i.test(name) ? name : `"${name}"`)).join(', ')
}

/** The names of weights that the format allows beside figures. */
const weights: Readonly<Record<string, string>> = {
  thin: '100',
  'extra-light': '200',
  light: '300',
  normal: '400',
  regular: '400',
  medium: '500',
  'semi-bold': '600',
  bold: '700',
  'extra-bold': '800',
  black: '900',
}

function readWeight(value: unknown): string | null {
  return typeof value === 'number' ? String(value) : (weights[String(value)] ?? null)
}

function readShadow(value: unknown): string | null {
  const shadow: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value
  if (!isRecord(shadow) || shadow.inset === true) return null
  const { offsetX, offsetY, blur, spread, color } = shadow
  const parts = [...[offsetX, offsetY, blur, spread].map(readLength), readColor(color)]
  return parts.includes(null) ? null : parts.join(' ')
}
