import type { LendingChange } from '@onlend/core/client'
import { getSingleton } from '@onlend/core/internal'
import { getOperation } from '@onlend/core/relay'
import type { Query } from '@tanstack/react-query'
import type { Lending } from '../lending/Lending.ts'
import { endpointQueryKey } from '../queries/endpointQueryKey.ts'
import { lendingKeys } from '../queries/lendingKeys.ts'
import { invalidateReads } from './invalidateReads.ts'

/** Refetches the reads that the engine reports as stale, from the first call on: a page without writes does not load this code. */
export function connectCache(lending: Lending): void {
  getSingleton(lending.parts, listen, lending)
}

function listen(lending: Lending): () => void {
  return lending.listenToChanges((change) => invalidateChanged(lending, change))
}

function invalidateChanged(lending: Lending, change: LendingChange): void {
  const { endpoints, isEverything, ownerId, operationId, revision, quiet, isAfterBreak } = change
  const isOwned = lendingKeys.owned(lending, ownerId ?? undefined)
  const isRead = lendingKeys.read(lending, endpoints)
  const isInScope = lendingKeys.mine(lending)
  const isMeant = (query: Query) =>
    (isEverything && isOwned(query)) || (isRead(query) && (ownerId === null || isFor(query, ownerId)))
  invalidateReads(lending, {
    predicate: (query) =>
      // A broken link also fails reads without an owner, such as the list of banks.
      (isMeant(query) || (isAfterBreak && query.state.status === 'error' && isInScope(query))) &&
      !isUpToDate(query, quiet) &&
      (revision === null || readRevision(query) < revision) &&
      (!isAfterBreak || query.state.isInvalidated || query.state.status === 'error'),
  })
  if (operationId === null) return
  invalidateReads(lending, { queryKey: endpointQueryKey(lending, getOperation, { operationId }) })
}

/** Whether a query belongs to this owner, or to no partner. */
function isFor({ queryKey }: Query, ownerId: string): boolean {
  return queryKey[3] === null || queryKey[3] === ownerId
}

/** Milliseconds of the longest read, its retries included. */
const longestRead = 60_000

/** Whether a query was read after the last change; `quiet` is the milliseconds since that change. */
function isUpToDate({ state }: Query, quiet: number | null): boolean {
  // `Date.now`, because TanStack stamps a query with it.
  const now = Date.now()
  const readAt = state.data === undefined ? now : state.dataUpdatedAt
  return quiet !== null && readAt - longestRead > now - quiet
}

function readRevision({ state }: Query): number {
  const draft: unknown = state.data
  if (typeof draft !== 'object' || draft === null || !('revision' in draft)) return 0
  return typeof draft.revision === 'number' ? draft.revision : 0
}
