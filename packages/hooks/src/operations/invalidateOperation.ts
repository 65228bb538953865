import { findEffects } from '@onlend/core/operations'
import { getOperation } from '@onlend/core/relay'
import { endpointQueryKey } from '../queries/endpointQueryKey.ts'
import { lendingKeys } from '../queries/lendingKeys.ts'
import { invalidateReads } from './invalidateReads.ts'
import type { Lending } from '../lending/Lending.ts'

type InvalidateOperationParameters = {
  operationId: string | null
  /** The endpoint of the write, when its effects are worth reading again too. */
  kind?: string | null
}

/** Where operations stand, and the events that wait for one. */
const lists = ['listOperations', 'listOperationRows', 'listAttention', 'listInboxEvents']

/** Marks an operation, the lists it stands in, and what its kind touches as worth reading again. */
export function invalidateOperation(
  lending: Lending,
  { operationId, kind = null }: InvalidateOperationParameters,
): void {
  const touched = kind === null ? [] : findEffects(kind).touches
  const isRead = lendingKeys.read(lending, [...lists, ...(touched ?? [])])
  const isOwned = lendingKeys.owned(lending)
  invalidateReads(lending, {
    predicate: (query) => isRead(query) || (touched === null && isOwned(query)),
  })
  if (operationId === null) return
  invalidateReads(lending, { queryKey: endpointQueryKey(lending, getOperation, { operationId }) })
}
