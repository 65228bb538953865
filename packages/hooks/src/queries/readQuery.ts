import { type SkipToken, skipToken } from '@tanstack/react-query'

/** Picks TanStack's options from the parameters of a read's hook. */
export function readQuery<Query>(parameters: { query?: Query } | SkipToken): Query | undefined {
  return parameters === skipToken ? undefined : parameters.query
}
