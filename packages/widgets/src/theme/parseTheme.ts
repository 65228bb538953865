import { type ThemeRules, themeGrammar } from './themeGrammar.ts'
import type { PartnerTheme, ThemeIssue } from './PartnerTheme.ts'

// A report is for a person to read; a document made to flood it is not worth more.
const mostIssues = 100
const longestKey = 60

/**
 * Reads a partner's theme from unchecked JSON. Only known keys with harmless values pass; everything
 * else is left out and reported, so that a broken theme is a plainer page, never a broken or a hostile one. Never throws.
 *
 * @example
 * const { theme, issues } = parseTheme(await readTheme())
 */
export function parseTheme(json: unknown): { theme: PartnerTheme; issues: ThemeIssue[] } {
  const issues: ThemeIssue[] = []
  const report = (path: string, problem: ThemeIssue['problem']) => {
    if (issues.length < mostIssues) issues.push({ path, problem })
  }

  const read = (value: unknown, rules: ThemeRules, path: string): Record<string, unknown> => {
    const kept: Record<string, unknown> = {}
    if (!isRecord(value)) {
      report(path || '(theme)', 'WRONG_TYPE')
      return kept
    }
    for (const [key, entry] of Object.entries(value)) {
      const name = key.length > longestKey ? `${key.slice(0, longestKey)}…` : key
      const at = path ? `${path}.${name}` : name
      const rule = Object.hasOwn(rules, key) ? rules[key] : undefined
      if (rule === undefined) report(at, 'UNKNOWN_KEY')
      else if (typeof rule !== 'function') kept[key] = read(entry, rule, at)
      else {
        const problem = rule(entry)
        if (problem) report(at, problem)
        else kept[key] = entry
      }
    }
    return kept
  }

  const kept = read(json, themeGrammar, '')
  const logo = kept.logo
  if (isRecord(logo) && ['light', 'alt', 'width', 'height'].some((key) => logo[key] === undefined)) {
    report('logo', 'MALFORMED')
    delete kept.logo
  }
  // A cast with a reason: every key left in `kept` passed the rule of the same name.
  return { theme: { ...kept, version: 1 } as PartnerTheme, issues }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
