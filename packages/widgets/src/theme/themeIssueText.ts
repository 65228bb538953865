import { themeIssues } from './themeIssues.words.ts'
import type { Messages } from '../words/Messages.ts'
import { translate } from '../words/translate.ts'
import type { ContrastIssue } from './LendingTheme.ts'
import type { ThemeIssue } from './PartnerTheme.ts'

type ThemeIssueTextParameters = {
  /** BCP 47. @default 'en' */
  locale?: string
  /** Sentences to use instead of the kit's own, as on `LendingRoot`. */
  messages?: Messages
}

/**
 * An issue of a theme as a sentence for the partner's own settings page: its subject, and its effect.
 *
 * @example
 * issues.map((issue) => <li>{themeIssueText(issue, { locale: 'fr' })}</li>)
 */
export function themeIssueText(
  issue: ThemeIssue | ContrastIssue,
  { locale = 'en', messages = {} }: ThemeIssueTextParameters = {},
): string {
  const say = (key: keyof typeof themeIssues, values: Record<string, string | number>) =>
    translate({ locale, messages, words: themeIssues, key, values })
  if ('problem' in issue) return say(`theme.issue.${issue.problem}`, { path: issue.path })
  const { scheme, token, against, ratio, required, repaired } = issue
  const outcome = repaired ? 'repaired' : 'kept'
  return say(`theme.contrast.${scheme}.${outcome}`, { token, against, ratio, required })
}
