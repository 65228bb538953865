export { createTheme } from './createTheme.ts'
export { deriveTheme } from './deriveTheme.ts'
export type { ContrastIssue, LendingTheme, ThemeVariables } from './LendingTheme.ts'
export { parseTheme } from './parseTheme.ts'
export type {
  PartnerTheme,
  ThemeColors,
  ThemeDensity,
  ThemeIssue,
  ThemeLogo,
  ThemeMeasures,
  ThemeScheme,
} from './PartnerTheme.ts'
