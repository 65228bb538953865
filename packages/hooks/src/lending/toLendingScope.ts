import type { LendingScope, LendingSource } from './Lending.ts'

/** A client alone has an empty scope. */
export function toLendingScope(source: LendingSource): LendingScope {
  return 'client' in source ? source : { client: source }
}
