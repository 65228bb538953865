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
  fontWeightBold: string
  radius: string
  borderWidth: string
  spaceUnit: string
  controlHeight: string
  shadow: string
  motion: 'full' | 'reduced'
}

type Tone = 'Danger' | 'Success' | 'Warning' | 'Info'

/** Colours that the kit works out from the others. Set one only where a brand insists on another. */
export type DerivedColors = Record<
  | 'colorBorderStrong'
  | 'colorOverlay'
  | 'colorPrimaryHover'
  | 'colorPrimaryActive'
  | 'colorPrimarySubtle'
  | 'colorPrimaryText'
  | `colorOn${Tone}`
  | `color${Tone}Subtle`
  | `color${Tone}Text`,
  string
>

/** Measures that the kit works out from the others. Set one only where a brand insists on another. */
export type DerivedMeasures = Record<
  | `space${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
  | `fontSize${'Sm' | 'Md' | 'Lg' | 'Xl' | 'Figure'}`
  | `radius${'Sm' | 'Md' | 'Lg' | 'Full'}`,
  string
>

export type ThemeScheme = 'light' | 'dark' | 'auto'
export type ThemeDensity = 'compact' | 'default' | 'touch'

/** A partner's logo, shown by widgets that carry the partner's name. `https:` or a path on the same origin. */
export type ThemeLogo = { light: string; dark?: string; alt: string; width: number; height: number }

/** A file of a font, which the browser loads when a text in `family` needs it. The `font-src` of the page's policy has to name the host of the file. */
export type ThemeFont = {
  /** The name that `tokens.fontFamily` has. */
  family: string
  /** A WOFF2 file: `https:` or a path on the same origin. */
  src: string
  /** A weight, or the two ends of a variable font, such as `100 900`. @default '400' */
  weight?: string
  /** @default 'normal' */
  style?: 'normal' | 'italic'
  /** The characters of the file, such as `U+0-FF`: a page in another script does not load it. @default all */
  unicodeRange?: string
  /** Makes the letters as large as those that stand there before, such as `105%`, where the browser can. */
  sizeAdjust?: string
  /** @default 'swap' */
  display?: 'auto' | 'block' | 'swap' | 'fallback' | 'optional'
}

/** A partner's brand as plain JSON: safe to keep in a database and to send to a browser. */
export type PartnerTheme = {
  version: 1
  name?: string
  scheme?: ThemeScheme
  density?: ThemeDensity
  tokens?: Partial<ThemeColors & ThemeMeasures & DerivedColors & DerivedMeasures>
  dark?: Partial<ThemeColors & DerivedColors>
  logo?: ThemeLogo
  /** At most 6 files. */
  fonts?: readonly ThemeFont[]
  options?: {
    /** Labels are above their fields: the only place for them. */
    labels?: 'above'
    /** Whether a widget may name who runs the lending service. */
    poweredBy?: boolean
    /** A radius by name; `tokens.radius` wins over it. */
    corners?: 'square' | 'soft' | 'pill'
    /** The edge of cards: a line around, a shadow below, or one line above. @default 'outlined' */
    cards?: 'outlined' | 'raised' | 'ruled'
    /** The weight of the strokes of icons. @default 'regular' */
    icons?: 'light' | 'regular' | 'bold'
    /** The head of the host's page: quiet, filled with the brand, or ruled off with a line of the brand. The host reads it as custom properties. @default 'plain' */
    header?: 'plain' | 'filled' | 'ruled'
    /** The place that is open in the host's menu: tinted, filled with the brand, or marked with a bar. The host reads it as custom properties. @default 'tinted' */
    rail?: 'tinted' | 'filled' | 'bar'
    /** The name in the host's head: beside the logo, in spaced capitals, or in lower case. The host reads it as custom properties. @default 'plain' */
    wordmark?: 'plain' | 'capitals' | 'lowercase'
  }
}

/** One value of a theme's JSON that was left out, and the reason. `path` is its place, such as `tokens.colorPrimary`. */
export type ThemeIssue = {
  path: string
  problem: 'UNKNOWN_KEY' | 'WRONG_TYPE' | 'UNSAFE' | 'MALFORMED' | 'TOO_LONG' | 'OUT_OF_RANGE'
}
