import type { LendingError } from '@onlend/core'
import { type StagedSet, listUploads } from '@onlend/core/relay'
import { QueryObserver } from '@tanstack/react-query'
import { endpointQueryOptions } from '../queries/endpointQueryOptions.ts'
import { lendingKeys } from '../queries/lendingKeys.ts'
import type { UploadQueue } from './UploadQueue.ts'

type WatchStagedSetParameters = {
  queue: UploadQueue
  /** `askedAt`, on the clock of the upload queue: what happened later is not in it. */
  onList: (list: StagedSet, askedAt: number) => void
  onError: (error: LendingError) => void
}

/** What the relay holds of a set, looked at again on focus, on reconnection, after sign-in and when a change event says so. */
export type StagedSetWatch = { refresh: () => Promise<void>; stop: () => void }

/** Begins to watch. */
export function watchStagedSet({ queue, onList, onError }: WatchStagedSetParameters): StagedSetWatch {
  const lending = queue.lending()
  const { customerPartnerId, kind, set } = queue
  const { queryFn, ...options } = endpointQueryOptions(lending, listUploads, { customerPartnerId, kind, set })
  const askedAt = new WeakMap<StagedSet, number>()
  let seen: StagedSet | undefined
  let failed: LendingError | null = null

  const observer = new QueryObserver<StagedSet, LendingError>(lending.queryClient, {
    ...options,
    queryFn: async (context) => {
      const now = queue.clock()
      // The cast: without skipToken, the options carry a function; its context is the same but for the key's type.
      const read = queryFn as unknown as (given: typeof context) => Promise<StagedSet>
      const list = await read(context)
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
