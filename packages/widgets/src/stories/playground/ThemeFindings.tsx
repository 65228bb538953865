import type { ReactNode } from 'react'
import type { createTheme } from '../../theme/createTheme.ts'
import { themeIssueText } from '../../theme/themeIssueText.ts'

type ThemeFindingsProps = { theme: ReturnType<typeof createTheme>; isJson: boolean }

/** What was left out of a theme and what was repaired, in the words that a partner's settings page would use. */
export function ThemeFindings({ theme, isJson }: ThemeFindingsProps): ReactNode {
  const findings = [...theme.rejected, ...theme.issues].map((issue) => themeIssueText(issue))
  return (
    <div role="status" className="theme-playground-findings">
      {!isJson && <p>This is not JSON yet. The widgets keep their last look.</p>}
      {isJson && findings.length === 0 && <p>Everything was taken as it is.</p>}
      {isJson && findings.length > 0 && (
        <ul>
          {findings.map((finding) => (
            <li key={finding}>{finding}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
