import { deriveTheme } from './deriveTheme.ts'
import type { LendingTheme } from './LendingTheme.ts'
import { parseTheme } from './parseTheme.ts'
import type { ThemeIssue } from './PartnerTheme.ts'

/**
 * Turns a partner's unchecked theme JSON into what `<LendingRoot theme>` takes. Never throws.
 * `rejected` lists the values that were left out; `issues` lists colours that are hard to read.
 *
 * @example
 * const theme = createTheme(json)
 * if (theme.rejected.length > 0) showProblems(theme.rejected)
 */
export function createTheme(json: unknown): LendingTheme & { rejected: ThemeIssue[] } {
  const { theme, issues } = parseTheme(json)
  return { ...deriveTheme(theme), rejected: issues }
}
