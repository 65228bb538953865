import { parseColor } from './parseColor.ts'
import type {
  DerivedColors,
  DerivedMeasures,
  ThemeColors,
  ThemeFont,
  ThemeIssue,
  ThemeMeasures,
} from './PartnerTheme.ts'

/** Checks a value of a theme's JSON: returns the problem, or `null`. */
type Reader = (value: unknown) => ThemeIssue['problem'] | null

/** The parts of a list: the keys that each can have, those that each must have, and the most parts. */
export type ThemeListRules = readonly [rules: ThemeRules, required: readonly string[], most: number]

/** The keys that a part of the JSON can have, each with the check of its value, with further keys, or with the parts of a list. */
export type ThemeRules = { readonly [key: string]: Reader | ThemeRules | ThemeListRules }

// No value may end its declaration, begin a rule, a comment or a tag, or reach for another file.
const unsafe = /url\(|[;{}<>\\@]|\/\*|expression|javascript:/i
const longest = 200

function text(pattern: RegExp, most = longest): Reader {
  return (value) => {
    if (typeof value !== 'string') return 'WRONG_TYPE'
    if (value.length > most) return 'TOO_LONG'
    if (unsafe.test(value)) return 'UNSAFE'
    return pattern.test(value) ? null : 'MALFORMED'
  }
}

function oneOf(...choices: unknown[]): Reader {
  return (value) => (choices.includes(value) ? null : 'MALFORMED')
}

function number(least: number, most: number): Reader {
  return (value) => {
    if (typeof value !== 'number' || Number.isNaN(value)) return 'WRONG_TYPE'
    return value >= least && value <= most ? null : 'OUT_OF_RANGE'
  }
}

const lengthText = /^(?:0|(\d{1,4}(?:\.\d{1,4})?)(px|rem|em))$/

/** A length between two figures in px; a rem or an em counts as 16 px, or as 10 where a page sets its root to 62.5 %. */
function length(least: number, most: number): Reader {
  const wellFormed = text(lengthText)
  return (value) => {
    const problem = wellFormed(value)
    if (problem) return problem
    const [, figure = '0', unit = 'px'] = lengthText.exec(String(value)) ?? []
    const [small, large] = unit === 'px' ? [1, 1] : [10, 16]
    return Number(figure) * large >= least && Number(figure) * small <= most ? null : 'OUT_OF_RANGE'
  }
}

const anyText = text(/^[^\p{Cc}]*$/u)
const weight = text(/^[1-9]00$/)
const family = String.raw`(?:"[\p{L}\d ',_.-]+"|'[\p{L}\d ",_.-]+'|-?[\p{L}_][\p{L}\d _-]*)`
const fonts = text(new RegExp(`^${family}(?:, ?${family}){0,15}$`, 'u'))
const alpha = String.raw`(?:#[\da-f]{3,8}|(?:rgb|hsl)a?\([\d\s.,%/]+\))`
const shadow = text(
  new RegExp(String.raw`^(?:none|(?:-?\d{1,3}(?:\.\d{1,3})?(?:px|rem)? ){2,4}${alpha})$`, 'i'),
)
const veil = text(new RegExp(`^${alpha}$`, 'i'))

function color(value: unknown): ThemeIssue['problem'] | null {
  const problem = text(/^[#\w\s.,%()/-]+$/)(value)
  if (problem) return problem
  return typeof value === 'string' && parseColor(value) ? null : 'MALFORMED'
}

/** The allowed address of a logo or a font: another host over https and without a password in the address, or the page's own host. */
function address(value: unknown): ThemeIssue['problem'] | null {
  if (typeof value !== 'string') return 'WRONG_TYPE'
  if (value.length > 2000) return 'TOO_LONG'
  const allowed = /^(?:https:\/\/[\w.-]+(?::\d+)?(?:[/?#][^\s"'<>\\]*)?|\/(?!\/)[^\s"'<>\\]*)$/
  return allowed.test(value) ? null : 'UNSAFE'
}

const colors = {
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
} satisfies Record<keyof ThemeColors, Reader>

const derivedColors = {
  colorBorderStrong: color,
  colorOverlay: veil,
  colorPrimaryHover: color,
  colorPrimaryActive: color,
  colorPrimarySubtle: color,
  colorPrimaryText: color,
  colorOnDanger: color,
  colorDangerSubtle: color,
  colorDangerText: color,
  colorOnSuccess: color,
  colorSuccessSubtle: color,
  colorSuccessText: color,
  colorOnWarning: color,
  colorWarningSubtle: color,
  colorWarningText: color,
  colorOnInfo: color,
  colorInfoSubtle: color,
  colorInfoText: color,
} satisfies Record<keyof DerivedColors, Reader>

const measures = {
  fontFamily: fonts,
  fontFamilyMono: fonts,
  fontSize: length(10, 32),
  fontWeightNormal: weight,
  fontWeightBold: weight,
  radius: length(0, 64),
  borderWidth: length(0, 8),
  spaceUnit: length(1, 16),
  // Under 24 px a finger or a shaking hand misses it.
  controlHeight: length(24, 120),
  shadow,
  motion: oneOf('full', 'reduced'),
} satisfies Record<keyof ThemeMeasures, Reader>

const space = length(0, 160)
const fontSize = length(10, 64)
const radius = length(0, 9999)

const derivedMeasures = {
  space1: space,
  space2: space,
  space3: space,
  space4: space,
  space5: space,
  space6: space,
  space7: space,
  space8: space,
  fontSizeSm: fontSize,
  fontSizeMd: fontSize,
  fontSizeLg: fontSize,
  fontSizeXl: fontSize,
  fontSizeFigure: fontSize,
  radiusSm: radius,
  radiusMd: radius,
  radiusLg: radius,
  radiusFull: radius,
} satisfies Record<keyof DerivedMeasures, Reader>

const range = String.raw`U\+[\dA-F]{1,6}(?:-[\dA-F]{1,6})?`
const fontFile = {
  family: text(/^[\p{L}\d_][\p{L}\d ._-]{0,59}$/u),
  src: address,
  weight: text(/^(?:[1-9]\d{0,2}|1000)(?: (?:[1-9]\d{0,2}|1000))?$/),
  style: oneOf('normal', 'italic'),
  unicodeRange: text(new RegExp(`^${range}(?:, ?${range})*$`, 'i'), 2000),
  sizeAdjust: text(/^\d{2,3}(?:\.\d{1,2})?%$/),
  display: oneOf('auto', 'block', 'swap', 'fallback', 'optional'),
} satisfies Record<keyof ThemeFont, Reader>

/** Every key that a theme's JSON can have; `createTheme` leaves out any other. */
export const themeGrammar = {
  version: oneOf(1),
  name: anyText,
  scheme: oneOf('light', 'dark', 'auto'),
  density: oneOf('compact', 'default', 'touch'),
  tokens: { ...colors, ...measures, ...derivedColors, ...derivedMeasures },
  dark: { ...colors, ...derivedColors },
  logo: { light: address, dark: address, alt: anyText, width: number(1, 1000), height: number(1, 1000) },
  fonts: [fontFile, ['family', 'src'], 6],
  options: {
    labels: oneOf('above'),
    poweredBy: oneOf(true, false),
    corners: oneOf('square', 'soft', 'pill'),
    cards: oneOf('outlined', 'raised', 'ruled'),
    icons: oneOf('light', 'regular', 'bold'),
    header: oneOf('plain', 'filled', 'ruled'),
    rail: oneOf('tinted', 'filled', 'bar'),
    wordmark: oneOf('plain', 'capitals', 'lowercase'),
  },
} satisfies ThemeRules
