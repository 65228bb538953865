import type { Query } from '@tanstack/react-query'
import { lendingKeys } from '../queries/lendingKeys.ts'
import type { Lending } from '../lending/Lending.ts'

/** Matches everything that a partner's change events may be about; a single operation is known by its id alone. */
export function followedBy(lending: Lending, customerPartnerId: string): (query: Query) => boolean {
  const isOwned = lendingKeys.owned(lending, customerPartnerId)
  const isOperation = lendingKeys.read(lending, ['getOperation'])
  return (query) => isOwned(query) || isOperation(query)
}
