import type {
  DerivedColors,
  ThemeColors,
  ThemeDensity,
  ThemeFont,
  ThemeLogo,
  ThemeScheme,
} from './PartnerTheme.ts'

/** Custom properties of the root element, by name. */
export type ThemeVariables = Readonly<Record<`--ol-${string}`, string>>

/** The name of any colour, set or worked out. */
export type ColorToken = keyof (ThemeColors & DerivedColors)

/**
 * A pair of colours that is hard to tell apart: `token` against the ground or the text it does worst with. `repaired` when
 * the kit chose another colour instead; a brand's fills are never changed, only reported.
 */
export type ContrastIssue = {
  scheme: 'light' | 'dark'
  token: ColorToken
  against: ColorToken
  /** As WCAG 2 counts, 1 to 21. */
  ratio: number
  required: number
  repaired: boolean
}

/** A theme worked out: what `LendingRoot` puts on its element. Plain data, so a server may work it out ahead. */
export type LendingTheme = {
  name: string | null
  scheme: ThemeScheme
  density: ThemeDensity
  logo: ThemeLogo | null
  /** Loaded by the root that wears the theme. @default none */
  fonts?: readonly ThemeFont[]
  /** Whether a widget may name who runs the lending service. @default true */
  poweredBy?: boolean
  /** Colours of the light scheme. */
  light: ThemeVariables
  /** Colours of the dark scheme. */
  dark: ThemeVariables
  /** Fonts, lengths and the other values that do not change with the scheme. */
  shared: ThemeVariables
  issues: ContrastIssue[]
}
