import type { LendingScope } from '@onlend/core/client'
import type { LendingSource } from './Lending.ts'

/** The scope of a source; a client alone has an empty scope. */
export function toLendingScope(source: LendingSource): LendingScope {
  return 'client' in source ? source : { client: source }
}
