import { type LendingError, callEndpoint } from '@onlend/core'
import type { StagedSetWatch, WatchStagedSetParameters } from '@onlend/core/client/uploads'
import { type StagedSet, listUploads } from '@onlend/core/relay'
import { QueryObserver } from '@tanstack/react-query'
import { endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import { lendingKeys } from '../queries/lendingKeys.ts'
import type { Lending } from '../lending/Lending.ts'

/** Begins to follow what the relay holds of a set: read again on focus, on reconnection, after sign-in and when a change event says so. */
export function watchStagedSet(
  lending: Lending,
  { clock, onList, onError, ...set }: WatchStagedSetParameters,
): StagedSetWatch {
  const askedAt = new WeakMap<StagedSet, number>()
  let seen: StagedSet | undefined
  let failed: LendingError | null = null

  const observer = new QueryObserver<StagedSet, LendingError>(lending.queryClient, {
    ...endpointQueryOptions(lending, listUploads, set),
    queryFn: async ({ signal }) => {
      const now = clock()
      const list = await callEndpoint(lending.client, listUploads, set, { signal })
      askedAt.set(list, now)
      return list
    },
    // Each list is a value of its own, so that its moment stays known.
    structuralSharing: false,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchOnMount: 'always',
  })
  const leave = observer.subscribe(({ data, error }) => {
    if (data && data !== seen) {
      seen = data
      onList(data, askedAt.get(data) ?? 0)
    }
    if (error !== failed && error !== null) onError(error)
    failed = error
  })
  const refresh = async () => void (await observer.refetch({ cancelRefetch: true }))

  const scope = JSON.stringify(lendingKeys.scope(lending))
  const leaveOthers = lending.queryClient.getQueryCache().subscribe((event) => {
    if (failed?.category !== 'session' || event.type !== 'updated' || event.action.type !== 'success') return
    if (event.query === observer.getCurrentQuery()) return
    // Another successful read by this person says that the session is back.
    if (JSON.stringify(event.query.queryKey.slice(0, 2)) === scope) void refresh()
  })

  return {
    refresh,
    stop: () => {
      leave()
      leaveOthers()
      observer.destroy()
    },
  }
}
