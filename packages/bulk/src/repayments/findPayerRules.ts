import type { KeptRules, PayerRule } from './createPayerRules.ts'
import { digestPayer } from './digestPayer.ts'
import type { StatementLine } from './StatementLine.ts'

/** Digests computed at once. */
const width = 200

/** The rule of each line that has one, by the line's digest. */
export async function findPayerRules(
  { salt, rules }: KeptRules,
  lines: readonly StatementLine[],
): Promise<Map<string, PayerRule>> {
  const found = new Map<string, PayerRule>()
  if (rules.length === 0) return found
  const byPayer = new Map(rules.map((rule) => [rule.payer, rule]))
  for (let from = 0; from < lines.length; from += width) {
    const some = lines.slice(from, from + width)
    const payers = await Promise.all(some.map((line) => digestPayer(salt, line)))
    for (const [place, line] of some.entries()) {
      const rule = byPayer.get(payers[place] ?? '')
      if (rule) found.set(line.digest, rule)
    }
  }
  return found
}
