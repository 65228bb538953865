/** The colours a partner may set, for the light scheme or, under `dark`, for the dark one. Opaque CSS colours. */
export type ThemeColors = {
  colorPrimary: string
  colorOnPrimary: string
  colorBackground: string
  colorSurface: string
  colorText: string
  colorTextMuted: string
  colorBorder: string
  colorFocus: string
  colorDanger: string
  colorSuccess: string
  colorWarning: string
  colorInfo: string
}

/** Everything a partner may set besides colours. Lengths in px, rem or em. */
export type ThemeMeasures = {
  fontFamily: string
  fontFamilyMono: string
  fontSize: string
  fontWeightNormal: string
  fontWeightMedium: string
  fontWeightBold: string
  radius: string
  borderWidth: string
  spaceUnit: string
  controlHeight: string
  shadow: string
  motion: 'full' | 'reduced'
}

export type ThemeScheme = 'light' | 'dark' | 'auto'
export type ThemeDensity = 'compact' | 'default' | 'touch'

/** A partner's logo, shown by widgets that carry the partner's name. `https:` or a path on the same origin. */
export type ThemeLogo = { light: string; dark?: string; alt: string; width: number; height: number }

/** A partner's brand as plain JSON: safe to keep in a database and to send to a browser. */
export type PartnerTheme = {
  version: 1
  name?: string
  scheme?: ThemeScheme
  density?: ThemeDensity
  tokens?: Partial<ThemeColors & ThemeMeasures>
  dark?: Partial<ThemeColors>
  logo?: ThemeLogo
  options?: { poweredBy?: boolean; corners?: 'square' | 'soft' | 'pill' }
}

/** One thing in a theme's JSON that was left out, and why. */
export type ThemeIssue = {
  path: string
  problem: 'UNKNOWN_KEY' | 'WRONG_TYPE' | 'UNSAFE' | 'MALFORMED' | 'TOO_LONG'
}
