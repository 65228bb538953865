import type * as z from 'zod/mini'
import { withoutValues } from './withoutValues.ts'

/** What is wrong, in words that never repeat the value. Parse with `withoutValues`: what is left in an issue is a sentence of ours. */
export function issueProblem(issue: z.core.$ZodIssue): string {
  if (issue.message !== withoutValues.error()) return issue.message
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'is required' : `must be a ${issue.expected}`
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`
  return 'has an unexpected shape'
}
