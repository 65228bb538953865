import type * as z from 'zod/mini'

/** What zod's small build says when a schema brings no sentence of its own. */
const wordless = 'Invalid input'

/** What is wrong, in words that never repeat the value. */
export function issueProblem(issue: z.core.$ZodIssue): string {
  if (issue.message !== wordless) return issue.message
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'is required' : `must be a ${issue.expected}`
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`
  return 'has an unexpected shape'
}
