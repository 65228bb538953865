import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { inboxKey } from './inboxKey.ts'
import type { OpenWord } from './OpenWord.ts'

/** Reads what waits in the relay's inbox, now and every ten seconds. */
export function useInbox(): UseQueryResult<OpenWord[]> {
  return useQuery({
    queryKey: inboxKey,
    refetchInterval: 10_000,
    queryFn: async ({ signal }): Promise<OpenWord[]> => {
      const response = await fetch('/lending/webhooks/unmatched', { signal, cache: 'no-store' })
      if (!response.ok) throw new Error('The inbox could not be read.')
      const { data } = (await response.json()) as { data: OpenWord[] } // the relay's own envelope
      return data
    },
  })
}
