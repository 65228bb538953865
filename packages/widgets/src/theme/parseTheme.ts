import { type ThemeListRules, type ThemeRules, themeGrammar } from './themeGrammar.ts'
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
      else if (isList(rule)) kept[key] = readList(entry, rule, at)
      else if (typeof rule !== 'function') kept[key] = read(entry, rule, at)
      else {
        const problem = rule(entry)
        if (problem) report(at, problem)
        else kept[key] = entry
      }
    }
    return kept
  }

  const readList = (value: unknown, [rules, required, most]: ThemeListRules, path: string): unknown[] => {
    if (!Array.isArray(value)) report(path, 'WRONG_TYPE')
    else if (value.length > most) report(path, 'TOO_LONG')
    const parts: readonly unknown[] = Array.isArray(value) ? value.slice(0, most) : []
    return parts
      .map((part, at) => read(part, rules, `${path}.${at}`))
      .filter((part, at) => isWhole(part, required, `${path}.${at}`))
  }

  const isWhole = (part: Readonly<Record<string, unknown>>, required: readonly string[], path: string) => {
    const isMissing = required.some((key) => part[key] === undefined)
    if (isMissing) report(path, 'MALFORMED')
    return !isMissing
  }

  const kept = read(json, themeGrammar, '')
  const logo = kept.logo
  if (isRecord(logo) && !isWhole(logo, ['light', 'alt', 'width', 'height'], 'logo')) delete kept.logo
  // A cast with a reason: every key left in `kept` passed the rule of the same name.
  return { theme: { ...kept, version: 1 } as PartnerTheme, issues }
}

function isList(rule: ThemeRules[string]): rule is ThemeListRules {
  return Array.isArray(rule)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
