import type * as z from 'zod/mini'

/** What is wrong, in words that never repeat the value: zod's small build brings no sentences of its own. */
export function issueProblem(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type') return issue.input === undefined ? 'is required' : `must be a ${issue.expected}`
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`
  if (issue.code === 'invalid_union') return 'has an unexpected shape'
  return issue.message
}
