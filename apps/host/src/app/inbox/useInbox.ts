import { type InfiniteData, useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { inboxKey } from './inboxKey.ts'
import type { OpenWord } from './OpenWord.ts'

/** Words in a page of the relay's inbox. */
const pageSize = 200

/** What is read: what waits for a person, or messages without a final status, which are most often on the way. */
export type InboxView = 'open' | 'unread'

/** Reads the relay's inbox page by page, oldest first, now and every ten seconds. */
export function useInbox(view: InboxView): UseInfiniteQueryResult<OpenWord[]> {
  return useInfiniteQuery({
    queryKey: [...inboxKey, view],
    refetchInterval: 10_000,
    initialPageParam: null,
    queryFn: async ({ signal, pageParam }: { signal: AbortSignal; pageParam: string | null }) => {
      const query = new URLSearchParams()
      if (view === 'unread') query.set('why', view)
      if (pageParam !== null) query.set('after', pageParam)
      const path = `/lending/inbox${query.size === 0 ? '' : `?${query}`}`
      const response = await fetch(path, { signal, cache: 'no-store' })
      if (!response.ok) throw new Error('the relay refused to list the inbox')
      const { data } = (await response.json()) as { data: OpenWord[] } // the relay's own envelope
      return data
    },
    getNextPageParam: (page) => (page.length < pageSize ? null : page.at(-1)?.place),
    select: ({ pages }: InfiniteData<OpenWord[]>) => pages.flat(),
  })
}
