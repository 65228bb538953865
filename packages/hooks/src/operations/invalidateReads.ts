import { getPart } from '@onlend/core/internal'
import type { Query, QueryFilters } from '@tanstack/react-query'
import type { Lending } from '../lending/Lending.ts'

type Source = Pick<Lending, 'queryClient' | 'client' | 'parts'>

/** Milliseconds between two readings of the same while news keeps coming; doubles with each, up to the longest. */
const firstPause = 250
const longestPause = 5_000

/**
 * Marks what matches as out of date, and reads what is shown of it again. A hundred change events in a row cost two readings of the same and not a
 * hundred, and none of these is broken off, so that a slow link gets its answers while news keeps coming.
 */
export function invalidateReads(source: Source, filters: Pick<QueryFilters, 'queryKey' | 'predicate'>): void {
  const { queryClient } = source
  void queryClient.invalidateQueries({ ...filters, refetchType: 'none' })
  for (const query of queryClient.getQueryCache().findAll({ ...filters, type: 'active' }))
    void read(source, query)
}

async function read({ queryClient, client, parts }: Source, query: Query): Promise<void> {
  const readings = getPart(parts, createReadings, undefined)
  const known = readings.get(query)
  if (known) {
    known.isWanted = true
    return
  }
  const reading = { isWanted: true }
  readings.set(query, reading)
  for (let pause = firstPause; reading.isWanted; pause = Math.min(longestPause, 2 * pause)) {
    const { data, fetchStatus } = query.state
    // A first reading that is on its way may have been answered before the news: TanStack would let it count.
    if (data === undefined && fetchStatus === 'fetching') await query.promise?.catch(() => undefined)
    reading.isWanted = false
    // These are not awaited: a component that shows a read sees it refreshed, and its errors.
    await queryClient.invalidateQueries({ predicate: (other) => other === query })
    await client.wait(pause)
  }
  readings.delete(query)
}

/** What is being read because of news, and whether there has been more since it was asked for. */
function createReadings(): WeakMap<Query, { isWanted: boolean }> {
  return new WeakMap()
}
