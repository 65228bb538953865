import type { ThemeDensity, ThemeLogo, ThemeScheme } from './PartnerTheme.ts'

/** Custom properties of the root element, by name. */
export type ThemeVariables = Readonly<Record<`--ol-${string}`, string>>

/** A pair of colours that is hard to tell apart. `repaired` when the kit chose another colour instead. */
export type ContrastIssue = {
  scheme: 'light' | 'dark'
  token: string
  against: string
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
  /** Colours of the light scheme. */
  light: ThemeVariables
  /** Colours of the dark scheme. */
  dark: ThemeVariables
  /** Fonts, lengths and whatever else does not change with the scheme. */
  shared: ThemeVariables
  issues: ContrastIssue[]
}
