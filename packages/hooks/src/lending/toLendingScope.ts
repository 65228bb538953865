import type { LendingScope } from '@onlend/core/client'
import type { LendingSource } from './Lending.ts'

/** A client alone has an empty scope. */
export function toLendingScope(source: LendingSource): LendingScope {
  return 'client' in source ? source : { client: source }
}
