import { type ReadState, readState } from '../ui/readState.ts'

/** The read state of a picker's records. */
export type RecordSource = {
  state: ReadState<unknown>['is']
  /** Since when, where a fresher answer could not be had. */
  old: { reason: 'offline' | 'stale'; since: number } | null
  isFetching: boolean
  refetch: () => void
}

type RecordRead = Parameters<typeof readState>[0] & { isFetching: boolean; refetch: () => unknown }

/** Returns the read state of a query's records; the host's own records are always ready. */
export function getRecordSource(query: RecordRead, isOwn = false): RecordSource {
  const state = readState(query)
  return {
    state: isOwn ? 'ready' : state.is,
    old: !isOwn && state.is === 'ready' ? state.old : null,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  }
}
