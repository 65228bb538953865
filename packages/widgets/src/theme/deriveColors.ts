import { colorToHex } from './colorToHex.ts'
import { contrastRatio } from './contrastRatio.ts'
import { defaultPalette } from './defaultPalette.ts'
import { ensureContrast } from './ensureContrast.ts'
import type { ColorToken, ContrastIssue } from './LendingTheme.ts'
import { mixColors } from './mixColors.ts'
import { parseColor, type Rgb } from './parseColor.ts'
import type { DerivedColors, ThemeColors } from './PartnerTheme.ts'

const black: Rgb = [0, 0, 0]
const white: Rgb = [255, 255, 255]
const ink: Rgb = [12, 18, 16]

const tones = ['Danger', 'Success', 'Warning', 'Info'] as const

/** The successes beside a green brand: an olive, and for an olive brand a blue-green. */
const otherSuccesses = {
  light: [
    [77, 115, 10],
    [11, 114, 133],
  ],
  dark: [
    [169, 209, 79],
    [92, 207, 224],
  ],
} as const satisfies Record<Scheme, readonly [Rgb, Rgb]>

type Scheme = 'light' | 'dark'
type Ground = { token: ColorToken; color: Rgb }

/**
 * Works out every colour of one scheme from those a partner set, by custom property without its prefix. Fills stay as given;
 * text, borders and the focus ring are moved until they can be read on every ground that they may meet (4.5:1 for text, 3:1
 * for what only has to be seen), and each repair of a colour that the partner set is reported.
 */
export function deriveColors(
  given: Partial<ThemeColors & DerivedColors>,
  scheme: Scheme,
): { colors: Record<string, string>; issues: ContrastIssue[] } {
  const issues: ContrastIssue[] = []
  const own: Partial<Record<ColorToken, string>> = defaultPalette[scheme]
  const set = (token: ColorToken): Rgb | null => parseColor(given[token] ?? '')
  const pick = (token: ColorToken): Rgb => set(token) ?? parseColor(own[token] ?? '') ?? black

  const background = pick('colorBackground')
  const far = contrastRatio(background, white) > contrastRatio(background, black) ? white : black
  const isDark = far === white
  const grounds: Ground[] = [{ token: 'colorBackground', color: background }]

  /** Moves a colour until it has enough contrast with every ground; reports a change of the partner's own colour. */
  function readable(token: ColorToken, color: Rgb, least: number, towards = far): Rgb {
    const repaired = ensureContrast(
      color,
      towards,
      grounds.map((ground) => ground.color),
      least,
    )
    report(token, { color, least, against: grounds, repaired: colorToHex(repaired) !== colorToHex(color) })
    return repaired
  }

  /** A tint below text: no further from the background than text stays readable on it. */
  function ground(token: ColorToken, derived: Rgb): Rgb {
    const color = set(token) ?? derived
    const kept = ensureContrast(color, background, [far], 4.5)
    const against: Ground[] = [{ token: 'colorText', color: far }]
    report(token, { color, least: 4.5, against, repaired: colorToHex(kept) !== colorToHex(color) })
    grounds.push({ token, color: kept })
    return kept
  }

  function report(
    token: ColorToken,
    check: { color: Rgb; least: number; against: readonly Ground[]; repaired: boolean },
  ): void {
    const { color, least, against, repaired } = check
    if (!repaired || given[token] === undefined) return
    const ratios = against.map((ground) => ({ ...ground, ratio: contrastRatio(color, ground.color) }))
    const [worst] = ratios.sort((one, other) => one.ratio - other.ratio)
    if (!worst) return
    issues.push({ scheme, token, against: worst.token, ratio: round(worst.ratio), required: least, repaired })
  }

  /** A fill is the brand itself and never changes; text that is unreadable on it is reported. */
  function checkFill(token: ColorToken, color: Rgb, on: { token: ColorToken; color: Rgb }): Rgb {
    const ratio = contrastRatio(color, on.color)
    if (ratio < 4.5)
      issues.push({
        scheme,
        token,
        against: on.token,
        ratio: round(ratio),
        required: 4.5,
        repaired: false,
      })
    return color
  }

  /** The colour of a success: the partner's or the kit's green, or another hue where that is the brand's own. */
  function awayFrom(brand: Rgb): Rgb {
    const wanted = pick('colorSuccess')
    if (!sharesHue(wanted, brand)) return wanted
    const others = otherSuccesses[isDark ? 'dark' : 'light']
    const color = others.find((other) => !sharesHue(other, brand)) ?? others[0]
    report('colorSuccess', {
      ...{ color: wanted, least: 3, repaired: true },
      against: [{ token: 'colorPrimary', color: brand }],
    })
    return color
  }

  const surface = ground('colorSurface', pick('colorSurface'))
  const tint = (color: Rgb) => mixColors(background, color, isDark ? 0.16 : 0.08)
  const primary = pick('colorPrimary')
  const primarySubtle = ground('colorPrimarySubtle', tint(primary))
  const success = awayFrom(primary)
  const pickTone = (tone: (typeof tones)[number]) => (tone === 'Success' ? success : pick(`color${tone}`))
  const subtle = tones.map((tone) => ground(`color${tone}Subtle`, tint(pickTone(tone))))

  const onPrimary = { token: 'colorOnPrimary', color: set('colorOnPrimary') ?? readableOn(primary) } as const
  const away = contrastRatio(onPrimary.color, black) > contrastRatio(onPrimary.color, white) ? black : white
  const state = (token: 'colorPrimaryHover' | 'colorPrimaryActive', share: number) => {
    const override = set(token)
    return override ? checkFill(token, override, onPrimary) : mixColors(primary, away, share)
  }

  const text = readable('colorText', pick('colorText'), 4.5)
  const border = pick('colorBorder')
  // A token without an own colour derives from the brand's; a repair of a derived colour is not reported.
  const toTextColor = (token: ColorToken, base: Rgb) => readable(token, set(token) ?? base, 4.5)
  const primaryText = toTextColor('colorPrimaryText', primary)

  const colors: Record<string, Rgb> = {
    background,
    surface,
    text,
    'text-muted': readable('colorTextMuted', pick('colorTextMuted'), 4.5, text),
    border,
    'border-strong': readable(
      'colorBorderStrong',
      set('colorBorderStrong') ?? mixColors(border, text, 0.35),
      3,
      text,
    ),
    primary: checkFill('colorPrimary', primary, onPrimary),
    'on-primary': onPrimary.color,
    'primary-hover': state('colorPrimaryHover', 0.12),
    'primary-active': state('colorPrimaryActive', 0.22),
    'primary-subtle': primarySubtle,
    'primary-text': primaryText,
    focus: readable('colorFocus', set('colorFocus') ?? primaryText, 3),
  }
  for (const [index, tone] of tones.entries()) {
    const name = tone.toLowerCase()
    const color = pickTone(tone)
    const on = { token: `colorOn${tone}`, color: set(`colorOn${tone}`) ?? readableOn(color) } as const
    colors[name] = checkFill(`color${tone}`, color, on)
    colors[`on-${name}`] = on.color
    colors[`${name}-subtle`] = subtle[index] ?? surface
    colors[`${name}-text`] = toTextColor(`color${tone}Text`, color)
  }
  const written = Object.entries(colors).map(([name, color]) => [name, colorToHex(color)])
  // The veil behind a dialog is half transparent, so it takes part in no contrast.
  if (given.colorOverlay !== undefined) written.push(['overlay', given.colorOverlay])
  return { colors: Object.fromEntries(written), issues }
}

function round(ratio: number): number {
  return Math.round(ratio * 100) / 100
}

/** The colour of text on a fill: white or near-black, the one with more contrast; at least 4.5:1 on any fill. */
function readableOn(fill: Rgb): Rgb {
  const best = contrastRatio(fill, white) >= contrastRatio(fill, ink) ? white : ink
  // On a few mid-tones neither is enough; pure black always is.
  if (contrastRatio(fill, best) >= 4.5) return best
  return contrastRatio(fill, white) >= contrastRatio(fill, black) ? white : black
}

/** Degrees between two hues, under which a small sign of one passes for the other. */
const leastHueDistance = 40
/** The share of colour, of 1, below which a colour is a grey without a hue. */
const leastSaturation = 0.15

/** Whether two colours are shades of one hue. */
function sharesHue(one: Rgb, other: Rgb): boolean {
  const [first, second] = [toHue(one), toHue(other)]
  if (first === null || second === null) return false
  const distance = Math.abs(first - second)
  return Math.min(distance, 360 - distance) < leastHueDistance
}

/** The hue in degrees; `null` for a grey. */
function toHue([red, green, blue]: Rgb): number | null {
  const most = Math.max(red, green, blue)
  const chroma = most - Math.min(red, green, blue)
  if (most === 0 || chroma / most < leastSaturation) return null
  if (most === red) return (((green - blue) / chroma) * 60 + 360) % 360
  return most === green ? ((blue - red) / chroma) * 60 + 120 : ((red - green) / chroma) * 60 + 240
}
