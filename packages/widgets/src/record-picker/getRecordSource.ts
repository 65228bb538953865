import { type ReadState, readState } from '../ui/readState.ts'

/** Where the records of a picker stand. */
export type RecordSource = {
  state: ReadState<unknown>['is']
  /** Since when, where a fresher answer could not be had. */
  old: { reason: 'offline' | 'stale'; since: number } | null
  isFetching: boolean
  refetch: () => void
}

type RecordRead = Parameters<typeof readState>[0] & { isFetching: boolean; refetch: () => unknown }

/** Tells where the records stand that a query reads; the host's own are always there. */
export function getRecordSource(query: RecordRead, isOwn = false): RecordSource {
  const state = readState(query)
  return {
    state: isOwn ? 'ready' : state.is,
    old: !isOwn && state.is === 'ready' ? state.old : null,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  }
}
