import type { ChangeEvent } from '@onlend/core/relay'
import type { Query } from '@tanstack/react-query'
import { lendingKeys } from '../queries/lendingKeys.ts'
import type { Lending } from '../lending/Lending.ts'
import { invalidateOperation } from './invalidateOperation.ts'
import { matchFollowedQueries } from './matchFollowedQueries.ts'
import { getOwnSaves } from './getOwnSaves.ts'
import { invalidateReads } from './invalidateReads.ts'

/** Milliseconds that a read may have been on its way for, its repetitions included. */
const longestRead = 60_000

/** A change event says "look again" and nothing else: marks what it may have changed. */
export function applyChangeEvent(
  lending: Lending,
  customerPartnerId: string,
  {
    topic,
    operationId = null,
    kind = null,
    revision = null,
    quiet = null,
  }: Pick<ChangeEvent, 'topic'> & Partial<ChangeEvent>,
): void {
  if (topic === 'operation') {
    invalidateOperation(lending, { operationId, kind })
    return
  }
  if (topic === 'uploads') {
    // Each file of a set says so: nothing else changed, and reading everything again would take the line from the next file.
    invalidateReads(lending, { predicate: lendingKeys.read(lending, ['listUploads'], customerPartnerId) })
    return
  }
  if (topic === 'drafts') {
    const isDraft = lendingKeys.read(lending, ['getDraft'], customerPartnerId)
    const isOlder = (query: Query) => revision === null || readRevision(query) < revision
    // What this page has just saved is announced to it as well, often before the answer is there.
    void Promise.allSettled(getOwnSaves(lending.queryClient)).then(() =>
      invalidateReads(lending, { predicate: (query) => isDraft(query) && isOlder(query) }),
    )
    return
  }
  const isFollowed = matchFollowedQueries(lending, customerPartnerId)
  invalidateReads(lending, { predicate: (query) => isFollowed(query) && !isUpToDate(query, quiet) })
}

/** Whether a query was read after the last change; `quiet` is how many milliseconds ago that was. */
function isUpToDate({ state }: Query, quiet: number | null): boolean {
  // The clock that the query was stamped with.
  const now = Date.now()
  const readAt = state.data === undefined ? now : state.dataUpdatedAt
  return quiet !== null && readAt - longestRead > now - quiet
}

function readRevision({ state }: Query): number {
  const draft: unknown = state.data
  if (typeof draft !== 'object' || draft === null || !('revision' in draft)) return 0
  return typeof draft.revision === 'number' ? draft.revision : 0
}
