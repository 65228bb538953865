import { contrastRatio } from './contrastRatio.ts'
import { colorToHex } from './colorToHex.ts'
import { defaultPalette } from './defaultPalette.ts'
import { deriveColors } from './deriveColors.ts'
import { ensureContrast } from './ensureContrast.ts'
import type { LendingTheme, ThemeVariables } from './LendingTheme.ts'
import { parseColor } from './parseColor.ts'
import type { PartnerTheme, ThemeColors } from './PartnerTheme.ts'
import { tokenName } from './tokenName.ts'

const corners = { square: '0', soft: '0.625rem', pill: '1.5rem' } as const

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
  if (theme.options?.corners) shared['--ol-radius'] = corners[theme.options.corners]
  for (const [name, value] of Object.entries(tokens)) {
    if (!name.startsWith('color')) shared[`--ol-${tokenName(name)}`] = value
  }
  return {
    name: theme.name ?? null,
    scheme: theme.scheme ?? 'auto',
    density: theme.density ?? 'default',
    logo: theme.logo ?? null,
    poweredBy: theme.options?.poweredBy ?? true,
    light: hasColors(tokens) ? prefixed('light', light.colors) : {},
    dark: hasColors(tokens) || hasColors(dark) ? prefixed('dark', night.colors) : {},
    shared,
    issues: [...light.issues, ...night.issues],
  }
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
