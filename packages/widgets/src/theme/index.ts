export { createTheme } from './createTheme.ts'
export { deriveTheme } from './deriveTheme.ts'
export type { ColorToken, ContrastIssue, LendingTheme, ThemeVariables } from './LendingTheme.ts'
export { parseTheme } from './parseTheme.ts'
export type {
  DerivedColors,
  DerivedMeasures,
  PartnerTheme,
  ThemeColors,
  ThemeDensity,
  ThemeFont,
  ThemeIssue,
  ThemeLogo,
  ThemeMeasures,
  ThemeScheme,
} from './PartnerTheme.ts'
export { themeIssueText } from './themeIssueText.ts'
export { themeStyle } from './themeStyle.ts'
