import type { QueryClient } from '@tanstack/react-query'

const saves = new WeakMap<QueryClient, Set<Promise<unknown>>>()

/** The drafts that this page is saving now: until an answer is there, a change event about one's own draft looks like a colleague's. */
export function getOwnSaves(queryClient: QueryClient): Set<Promise<unknown>> {
  const running = saves.get(queryClient) ?? new Set()
  saves.set(queryClient, running)
  return running
}
