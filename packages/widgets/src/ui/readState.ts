import { isLendingError } from '@onlend/core'

/** The part of a query's result that decides what to draw. */
export type Read<Data> = {
  data: Data | undefined
  error: unknown
  isError: boolean
  fetchStatus: 'fetching' | 'paused' | 'idle'
  dataUpdatedAt: number
}

/** The state of a read that a widget renders: chosen once, at the top of the widget. */
export type ReadState<Data> =
  | { is: 'loading' }
  /** `error` is `null` when the device is offline and nothing was asked. */
  | { is: 'failed'; error: unknown }
  /** `old` when a fresher answer could not be had. */
  | { is: 'ready'; data: Data; old: { reason: 'offline' | 'stale'; since: number } | null }

/** Chooses between skeleton, failure and data, fresh or old. */
export function readState<Data>({
  data,
  error,
  isError,
  fetchStatus,
  dataUpdatedAt,
}: Read<Data>): ReadState<Data> {
  if (data !== undefined) {
    if (fetchStatus === 'paused' || (isError && isOffline(error)))
      return { is: 'ready', data, old: { reason: 'offline', since: dataUpdatedAt } }
    if (isError) return { is: 'ready', data, old: { reason: 'stale', since: dataUpdatedAt } }
    return { is: 'ready', data, old: null }
  }
  if (isError) return { is: 'failed', error }
  if (fetchStatus === 'paused') return { is: 'failed', error: null }
  return { is: 'loading' }
}

function isOffline(error: unknown): boolean {
  return isLendingError(error) && error.category === 'offline'
}
