import { callEndpoint } from '../../transport/callEndpoint.ts'
import { isLendingError } from '../../errors/isLendingError.ts'
import { listUploads } from '../../relay/listUploads.ts'
import type { StagedSetWatch, UploadLending, WatchStagedSetParameters } from './UploadLending.ts'

/**
 * Follows the relay's list of a set without a cache: reads it at once, when the page gets the focus, and when the link is back.
 *
 * @example
 * const own = { ...lending, watchStagedSet: (parameters: WatchStagedSetParameters) => readStagedSet(lending, parameters) }
 */
export function readStagedSet(
  { client }: Pick<UploadLending, 'client'>,
  { clock, onList, onError, ...set }: WatchStagedSetParameters,
): StagedSetWatch {
  const stop = new AbortController()
  const { signal } = stop
  const refresh = async () => {
    const askedAt = clock()
    try {
      const list = await callEndpoint(client, listUploads, set, { signal })
      if (!signal.aborted) onList(list, askedAt)
    } catch (error) {
      if (signal.aborted) return
      if (!isLendingError(error)) throw error
      onError(error)
    }
  }
  const look = () => void refresh()
  window.addEventListener('focus', look, { signal })
  window.addEventListener('online', look, { signal })
  look()
  return { refresh, stop: () => stop.abort() }
}
