import { createTheme, themeIssueText } from '@onlend/widgets/theme'
import type { BrandProblem } from './BrandProblem.ts'

type ThemeProblem = ReturnType<typeof createTheme>['rejected'][number]['problem']

const remedies: Record<ThemeProblem, string> = {
  UNKNOWN_KEY:
    'Correct its spelling, or take it out: the page "Tokens" of the documentation lists all names.',
  WRONG_TYPE:
    'Look up the kind of value in `PartnerTheme`: a colour and a length are texts, such as "#0f5c4c" and "8px".',
  UNSAFE:
    'Write a plain value, without url(), var() or semicolons; a logo is https: or a path such as /logo.svg.',
  MALFORMED:
    'Write a colour as "#0f5c4c", rgb() or hsl(), a length in px, rem or em; a logo needs light, alt, width and height.',
  TOO_LONG: 'Shorten it.',
  OUT_OF_RANGE: 'Choose a value nearer to the kit’s own.',
}

/** Checks a theme with the kit's parser and its rules of contrast (WCAG 2). `at` is where it stands in the file. */
export function checkTheme(theme: unknown, at: string): BrandProblem[] {
  const { rejected, issues } = createTheme(theme)
  const inFile = (path: string) =>
    [at, path === '(theme)' ? '' : path].filter((part) => part !== '').join('.')
  return [
    ...rejected.map(
      (issue): BrandProblem => ({
        severity: 'error',
        path: inFile(issue.path),
        reason: themeIssueText({ ...issue, path: inFile(issue.path) }),
        remedy: remedies[issue.problem],
      }),
    ),
    ...issues.map(
      (issue): BrandProblem => ({
        // What the kit repaired is readable, in another shade than the brand's.
        severity: issue.repaired ? 'warning' : 'error',
        path: inFile(`${issue.scheme === 'dark' ? 'dark' : 'tokens'}.${issue.token}`),
        reason: themeIssueText(issue),
        remedy: `Choose ${issue.token} and ${issue.against} further apart, until they reach ${issue.required} to 1.`,
      }),
    ),
  ]
}
