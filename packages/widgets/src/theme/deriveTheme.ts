import { contrastRatio } from './contrastRatio.ts'
import { colorToHex } from './colorToHex.ts'
import { defaultPalette } from './defaultPalette.ts'
import { deriveColors } from './deriveColors.ts'
import { ensureContrast } from './ensureContrast.ts'
import type { LendingTheme, ThemeVariables } from './LendingTheme.ts'
import { parseColor } from './parseColor.ts'
import { faceName } from './faceName.ts'
import type { PartnerTheme, ThemeColors, ThemeFont } from './PartnerTheme.ts'
import { tokenName } from './tokenName.ts'

/** The custom properties of each option by its value; the first of each is what the sheets say without it. */
const looks = {
  corners: {
    square: { '--ol-radius': '0' },
    soft: { '--ol-radius': '0.625rem' },
    pill: { '--ol-radius': '1.5rem' },
  },
  cards: {
    outlined: {},
    raised: {
      '--ol-card-border-width': '0',
      '--ol-card-shadow': '0 1px 2px rgb(0 0 0 / 18%), 0 8px 24px -8px rgb(0 0 0 / 22%)',
    },
    ruled: {
      '--ol-card-border-width': '3px 0 0',
      '--ol-card-border-color': 'var(--ol-color-primary)',
      '--ol-card-radius': '0',
      '--ol-card-shadow': 'none',
    },
  },
  icons: { regular: {}, light: { '--ol-icon-stroke': '1.25' }, bold: { '--ol-icon-stroke': '2.5' } },
  header: {
    plain: {},
    filled: {
      '--ol-header-background': 'var(--ol-color-primary)',
      '--ol-header-color': 'var(--ol-color-on-primary)',
      '--ol-header-line': '0',
    },
    ruled: {
      '--ol-header-background': 'transparent',
      '--ol-header-line': '4px',
      '--ol-header-line-color': 'var(--ol-color-primary)',
    },
  },
  rail: {
    tinted: {},
    filled: {
      '--ol-rail-current-background': 'var(--ol-color-primary)',
      '--ol-rail-current-color': 'var(--ol-color-on-primary)',
    },
    bar: { '--ol-rail-current-background': 'transparent', '--ol-rail-current-bar': '4px' },
  },
  wordmark: {
    plain: {},
    capitals: { '--ol-wordmark-case': 'uppercase', '--ol-wordmark-spacing': '0.14em' },
    lowercase: { '--ol-wordmark-case': 'lowercase', '--ol-wordmark-spacing': '-0.03em' },
  },
} as const

/**
 * Works out the custom properties of a partner's theme, for both schemes, with every text readable. Pure: the same on a
 * server and in a browser. Pass what `parseTheme` kept; `issues` is for the partner's own settings screen.
 *
 * @example
 * const theme = deriveTheme(parseTheme(json).theme)
 */
export function deriveTheme(theme: PartnerTheme): LendingTheme {
  const { tokens = {}, dark = {} } = theme
  const light = deriveColors(tokens, 'light')
  const night = deriveColors({ ...(dark.colorPrimary ? {} : darkPrimary(tokens, dark)), ...dark }, 'dark')
  const shared: Record<string, string> = {}
  const { corners, cards, icons, header, rail, wordmark } = theme.options ?? {}
  Object.assign(
    shared,
    corners && looks.corners[corners],
    cards && looks.cards[cards],
    icons && looks.icons[icons],
    header && looks.header[header],
    rail && looks.rail[rail],
    wordmark && looks.wordmark[wordmark],
  )
  for (const [name, value] of Object.entries(tokens)) {
    if (!name.startsWith('color'))
      shared[`--ol-${tokenName(name)}`] = name.startsWith('fontFamily')
        ? withFaces(value, theme.fonts)
        : value
  }
  return {
    name: theme.name ?? null,
    scheme: theme.scheme ?? 'auto',
    density: theme.density ?? 'default',
    logo: theme.logo ?? null,
    fonts: theme.fonts ?? [],
    poweredBy: theme.options?.poweredBy ?? true,
    light: hasColors(tokens) ? prefixed('light', light.colors) : {},
    dark: hasColors(tokens) || hasColors(dark) ? prefixed('dark', night.colors) : {},
    shared,
    issues: [...light.issues, ...night.issues],
  }
}

/** A list of fonts in which each family of the theme's own files stands under the name of its faces first. */
function withFaces(families: string, fonts: readonly ThemeFont[] = []): string {
  const find = (part: string) => {
    const name = part.replace(/^["']|["']$/g, '').toLowerCase()
    return fonts.find(({ family }) => family.toLowerCase() === name)?.family
  }
  const parts = families.split(/, ?/).flatMap((part) => {
    const family = find(part)
    return family === undefined ? [part] : [`"${faceName(family, fonts)}"`, part]
  })
  return parts.join(', ')
}

/**
 * A brand made for white paper is lightened until it can be seen on a dark ground; a partner may set `dark` instead. As long
 * as the fill is the same, so is the text that the partner put on it.
 */
function darkPrimary(
  { colorPrimary, colorOnPrimary }: Partial<ThemeColors>,
  { colorBackground = defaultPalette.dark.colorBackground }: Partial<ThemeColors>,
): Partial<ThemeColors> {
  const primary = parseColor(colorPrimary ?? '')
  const background = parseColor(colorBackground)
  if (!primary || !background) return {}
  if (contrastRatio(primary, background) >= 3)
    return { colorPrimary: colorToHex(primary), ...(colorOnPrimary && { colorOnPrimary }) }
  return { colorPrimary: colorToHex(ensureContrast(primary, [255, 255, 255], [background], 3)) }
}

function hasColors(tokens: object): boolean {
  return Object.keys(tokens).some((name) => name.startsWith('color'))
}

function prefixed(scheme: 'light' | 'dark', colors: Record<string, string>): ThemeVariables {
  return Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--ol-${scheme}-${name}`, value]))
}
