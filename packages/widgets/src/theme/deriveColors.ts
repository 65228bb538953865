import { colorToHex } from './colorToHex.ts'
import { contrastRatio } from './contrastRatio.ts'
import { defaultPalette } from './defaultPalette.ts'
import { ensureContrast } from './ensureContrast.ts'
import type { ContrastIssue } from './LendingTheme.ts'
import { mixColors } from './mixColors.ts'
import { parseColor } from './parseColor.ts'
import type { ThemeColors } from './PartnerTheme.ts'
import type { Rgb } from './Rgb.ts'

const black: Rgb = [0, 0, 0]
const white: Rgb = [255, 255, 255]
const ink: Rgb = [12, 18, 16]

type Scheme = 'light' | 'dark'

const tones = [
  ['danger', 'colorDanger'],
  ['success', 'colorSuccess'],
  ['warning', 'colorWarning'],
  ['info', 'colorInfo'],
] as const

/**
 * Works out every colour of one scheme from those a partner set. Fills stay as given; text, borders and the focus ring
 * are moved until they can be read (4.5:1 for text, 3:1 for what only has to be seen), and each repair is reported.
 */
export function deriveColors(
  given: Partial<ThemeColors>,
  scheme: Scheme,
): { colors: Record<string, string>; issues: ContrastIssue[] } {
  const issues: ContrastIssue[] = []
  const own: Partial<ThemeColors> = defaultPalette[scheme]
  const pick = (token: keyof ThemeColors): Rgb =>
    parseColor(given[token] ?? '') ?? parseColor(own[token] ?? '') ?? black

  const background = pick('colorBackground')
  const surface = pick('colorSurface')
  const isDark = contrastRatio(background, white) > contrastRatio(background, black)
  const far = isDark ? white : black
  const grounds = [background, surface]

  const readable = (
    token: string,
    color: Rgb,
    neighbours: readonly Rgb[],
    least: number,
    towards = far,
  ): Rgb => {
    const repaired = ensureContrast(color, towards, neighbours, least)
    if (given[token as keyof ThemeColors] && colorToHex(repaired) !== colorToHex(color)) {
      const ratio = Math.min(...neighbours.map((neighbour) => contrastRatio(color, neighbour)))
      issues.push({
        scheme,
        token,
        against: 'background',
        ratio: round(ratio),
        required: least,
        repaired: true,
      })
    }
    return repaired
  }

  const primary = pick('colorPrimary')
  const fill = fillColors('colorPrimary', primary)
  const fills = tones.map(([name, token]) => ({
    name,
    token,
    color: pick(token),
    ...fillColors(token, pick(token)),
  }))
  // Text also stands on the tinted grounds of notices.
  const everyGround = [...grounds, fill.subtle, ...fills.map(({ subtle }) => subtle)]
  const text = readable('colorText', pick('colorText'), everyGround, 4.5)
  const primaryText = readable('colorPrimaryText', primary, [...grounds, fill.subtle], 4.5)

  function fillColors(token: keyof ThemeColors, color: Rgb) {
    const explicit = token === 'colorPrimary' ? parseColor(given.colorOnPrimary ?? '') : null
    const best = contrastRatio(color, white) >= contrastRatio(color, ink) ? white : ink
    const on = explicit ?? best
    const ratio = contrastRatio(color, on)
    if (ratio < 4.5) {
      const against = explicit ? 'colorOnPrimary' : 'text on it'
      issues.push({ scheme, token, against, ratio: round(ratio), required: 4.5, repaired: false })
    }
    const away = contrastRatio(on, black) > contrastRatio(on, white) ? black : white
    return {
      on,
      hover: mixColors(color, away, 0.12),
      active: mixColors(color, away, 0.22),
      subtle: mixColors(background, color, isDark ? 0.16 : 0.08),
    }
  }

  const colors: Record<string, Rgb> = {
    background,
    surface,
    text,
    'text-muted': readable('colorTextMuted', pick('colorTextMuted'), everyGround, 4.5, text),
    border: pick('colorBorder'),
    'border-strong': ensureContrast(mixColors(pick('colorBorder'), text, 0.35), text, grounds, 3),
    primary,
    'on-primary': fill.on,
    'primary-hover': fill.hover,
    'primary-active': fill.active,
    'primary-subtle': fill.subtle,
    'primary-text': primaryText,
    focus: readable('colorFocus', parseColor(given.colorFocus ?? '') ?? primaryText, grounds, 3),
  }
  for (const { name, token, color, on, subtle } of fills) {
    colors[name] = color
    colors[`on-${name}`] = on
    colors[`${name}-subtle`] = subtle
    colors[`${name}-text`] = readable(`${token}Text`, color, [...grounds, subtle], 4.5)
  }
  return {
    colors: Object.fromEntries(Object.entries(colors).map(([name, color]) => [name, colorToHex(color)])),
    issues,
  }
}

function round(ratio: number): number {
  return Math.round(ratio * 100) / 100
}
