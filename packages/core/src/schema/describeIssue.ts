import type * as z from 'zod/mini'
import { withoutValues } from './withoutValues.ts'

type DescribedIssue = {
  /** The field, such as `payments.0.amount`; empty for the whole value. */
  path: string
  problem: string
}

/** The path and the problem of an issue, in words that never repeat the value. Parse with `withoutValues`, so that every sentence is the kit's own. */
export function describeIssue(issue: z.core.$ZodIssue): DescribedIssue {
  return { path: issue.path.map(String).join('.'), problem: describeProblem(issue) }
}

function describeProblem(issue: z.core.$ZodIssue): string {
  if (issue.message !== withoutValues.error()) return issue.message
  if (issue.code === 'invalid_type')
    return issue.input === undefined ? 'is required' : `must be a ${issue.expected}`
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.map(String).join(', ')}`
  return 'has an unexpected shape'
}
