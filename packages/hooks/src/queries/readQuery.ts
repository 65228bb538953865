import { type SkipToken, skipToken } from '@tanstack/react-query'

/** TanStack's own options among what the hook of a read was called with. */
export function readQuery<Query>(parameters: { query?: Query } | SkipToken): Query | undefined {
  return parameters === skipToken ? undefined : parameters.query
}
