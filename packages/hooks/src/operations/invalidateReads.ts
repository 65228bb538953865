import { getSingleton } from '@onlend/core/internal'
import type { Query, QueryFilters } from '@tanstack/react-query'
import type { Lending } from '../lending/Lending.ts'

type Source = Pick<Lending, 'queryClient' | 'client' | 'parts'>

/** Milliseconds between two refetches of one query while change events keep coming; the pause doubles with each, up to the longest. */
const firstPause = 250
const longestPause = 5_000

/**
 * Invalidates the matching queries, and refetches the ones on screen. A hundred change events in a row cost two refetches of a query and not a
 * hundred, and a refetch is never aborted, so that a slow link gets its answers while events keep coming.
 */
export function invalidateReads(source: Source, filters: Pick<QueryFilters, 'queryKey' | 'predicate'>): void {
  const { queryClient } = source
  void queryClient.invalidateQueries({ ...filters, refetchType: 'none' })
  for (const query of queryClient.getQueryCache().findAll({ ...filters, type: 'active' }))
    void read(source, query)
}

async function read({ queryClient, client, parts }: Source, query: Query): Promise<void> {
  const readings = getSingleton(parts, createReadings, undefined)
  const known = readings.get(query)
  if (known) {
    known.isWanted = true
    return
  }
  const reading = { isWanted: true }
  readings.set(query, reading)
  for (let pause = firstPause; reading.isWanted; pause = Math.min(longestPause, 2 * pause)) {
    const { data, fetchStatus } = query.state
    // A running first read can have its answer from before the change: TanStack would let that answer count.
    if (data === undefined && fetchStatus === 'fetching') await query.promise?.catch(() => undefined)
    reading.isWanted = false
    // `invalidateReads` does not wait for the refetch: a component that shows the query gets the new data, and the errors.
    await queryClient.invalidateQueries({ predicate: (other) => other === query })
    await client.wait(pause)
  }
  readings.delete(query)
}

/** The queries in a refetch after a change event, and whether another event came since. */
function createReadings(): WeakMap<Query, { isWanted: boolean }> {
  return new WeakMap()
}
