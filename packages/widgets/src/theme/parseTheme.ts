import { parseColor } from './parseColor.ts'
import type { PartnerTheme, ThemeIssue } from './PartnerTheme.ts'

type Reader = (value: unknown) => ThemeIssue['problem'] | null

const unsafe = /url\(|[;{}<>\\@]|\/\*|expression|javascript:/i
const longest = 200

function text(pattern: RegExp): Reader {
  return (value) => {
    if (typeof value !== 'string') return 'WRONG_TYPE'
    if (value.length > longest) return 'TOO_LONG'
    if (unsafe.test(value)) return 'UNSAFE'
    return pattern.test(value) ? null : 'MALFORMED'
  }
}

function oneOf(...choices: unknown[]): Reader {
  return (value) => (choices.includes(value) ? null : 'MALFORMED')
}

function number(min: number, max: number): Reader {
  return (value) => {
    if (typeof value !== 'number') return 'WRONG_TYPE'
    return value >= min && value <= max ? null : 'MALFORMED'
  }
}

const anyText = text(/^[^\p{Cc}]*$/u)
const length = text(/^(?:0|\d{1,4}(?:\.\d{1,4})?(?:px|rem|em))$/)
const weight = text(/^[1-9]00$/)
const fonts = text(/^[\p{L}\d "',_-]+$/u)
const shadow = text(
  /^(?:none|(?:-?\d{1,3}(?:\.\d{1,3})?(?:px|rem)? ){2,4}(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]+\)))$/i,
)

function color(value: unknown): ThemeIssue['problem'] | null {
  const problem = text(/^[#\w\s.,%()/-]+$/)(value)
  if (problem) return problem
  return typeof value === 'string' && parseColor(value) ? null : 'MALFORMED'
}

function address(value: unknown): ThemeIssue['problem'] | null {
  if (typeof value !== 'string') return 'WRONG_TYPE'
  if (value.length > 2000) return 'TOO_LONG'
  if (/^(?:https:\/\/[^\s"'<>\\]+|\/(?!\/)[^\s"'<>\\]*)$/.test(value)) return null
  return 'UNSAFE'
}

const colors: Record<string, Reader> = {
  colorPrimary: color,
  colorOnPrimary: color,
  colorBackground: color,
  colorSurface: color,
  colorText: color,
  colorTextMuted: color,
  colorBorder: color,
  colorFocus: color,
  colorDanger: color,
  colorSuccess: color,
  colorWarning: color,
  colorInfo: color,
}

const grammar: Record<string, Reader | Record<string, Reader>> = {
  version: oneOf(1),
  name: anyText,
  scheme: oneOf('light', 'dark', 'auto'),
  density: oneOf('compact', 'default', 'touch'),
  tokens: {
    ...colors,
    fontFamily: fonts,
    fontFamilyMono: fonts,
    fontSize: length,
    fontWeightNormal: weight,
    fontWeightMedium: weight,
    fontWeightBold: weight,
    radius: length,
    borderWidth: length,
    spaceUnit: length,
    controlHeight: length,
    shadow,
    motion: oneOf('full', 'reduced'),
  },
  dark: colors,
  logo: { light: address, dark: address, alt: anyText, width: number(1, 1000), height: number(1, 1000) },
  options: { poweredBy: oneOf(true, false), corners: oneOf('square', 'soft', 'pill') },
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Reads a partner's theme from JSON that nobody has checked. Only known keys with harmless values pass; everything
 * else is left out and reported, so that a broken theme is a plainer page, never a broken or a hostile one. Never throws.
 */
export function parseTheme(json: unknown): { theme: PartnerTheme; issues: ThemeIssue[] } {
  const issues: ThemeIssue[] = []

  const read = (value: unknown, rules: typeof grammar, path: string): Record<string, unknown> => {
    const kept: Record<string, unknown> = {}
    if (!isRecord(value)) {
      issues.push({ path: path || '(theme)', problem: 'WRONG_TYPE' })
      return kept
    }
    for (const [key, entry] of Object.entries(value)) {
      const at = path ? `${path}.${key}` : key
      const rule = Object.hasOwn(rules, key) ? rules[key] : undefined
      if (rule === undefined) issues.push({ path: at, problem: 'UNKNOWN_KEY' })
      else if (typeof rule !== 'function') kept[key] = read(entry, rule, at)
      else {
        const problem = rule(entry)
        if (problem) issues.push({ path: at, problem })
        else kept[key] = entry
      }
    }
    return kept
  }

  const kept = read(json, grammar, '')
  const logo = kept.logo
  if (isRecord(logo) && ['light', 'alt', 'width', 'height'].some((key) => logo[key] === undefined)) {
    issues.push({ path: 'logo', problem: 'MALFORMED' })
    delete kept.logo
  }
  // A cast with a reason: every key left in `kept` passed the rule of the same name.
  return { theme: { ...kept, version: 1 } as PartnerTheme, issues }
}
