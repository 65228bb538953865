import type { Query } from '@tanstack/react-query'
import { lendingKeys } from '../queries/lendingKeys.ts'
import type { Lending } from '../lending/Lending.ts'

/** Matches everything that a partner's change events may be about; a single operation is known by its id alone, and what waits for an operator is of every partner. */
export function matchFollowedQueries(lending: Lending, customerPartnerId: string): (query: Query) => boolean {
  const isOwned = lendingKeys.owned(lending, customerPartnerId)
  const isOfEveryPartner = lendingKeys.read(lending, ['getOperation', 'listAttention', 'listInboxEvents'])
  return (query) => isOwned(query) || isOfEveryPartner(query)
}
