'use client'
import type { LendingError } from '@onlend/core'
import {
  type InfiniteData,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query'
import type { LendingKey } from '../queries/scopedKey.ts'
import { useLending } from '../lending/useLending.ts'

/** An entry of a list that the relay sends a page at a time, oldest first. */
type Placed = { place: string }

type Options<Item> = UseInfiniteQueryOptions<
  Item[],
  LendingError,
  InfiniteData<Item[], string | null>,
  LendingKey,
  string | null
>

export type UsePlacedPagesParameters<Item> = {
  queryKey: LendingKey
  read: (after: string | null, signal: AbortSignal) => Promise<Item[]>
  /** TanStack's options for a list in pages; the kit sets the key, the function and the order of pages. */
  query?: Omit<
    Options<Item>,
    | 'queryKey'
    | 'queryFn'
    | 'queryHash'
    | 'queryKeyHashFn'
    | 'initialPageParam'
    | 'getNextPageParam'
    | 'getPreviousPageParam'
    | 'select'
  >
}

export type UsePlacedPagesReturnType<Item> = UseInfiniteQueryResult<
  InfiniteData<Item[], string | null>,
  LendingError
>

/** The entries in one answer of the relay; a shorter answer is the last one. */
const pageSize = 200

/** Milliseconds between two refetches: the list is of every partner, and no stream follows all partners. */
const interval = 15_000

/** Reads a list for operators page by page: a page begins after the place of the last entry of the page before. */
export function usePlacedPages<Item extends Placed>({
  queryKey,
  read,
  query,
}: UsePlacedPagesParameters<Item>): UsePlacedPagesReturnType<Item> {
  const { queryClient } = useLending()
  return useInfiniteQuery(
    {
      refetchInterval: interval,
      retry: false,
      networkMode: 'offlineFirst',
      ...query,
      queryKey,
      queryFn: ({ pageParam, signal }) => read(pageParam, signal),
      initialPageParam: null,
      getNextPageParam: (page) => (page.length < pageSize ? null : page.at(-1)?.place),
    } satisfies Options<Item>,
    queryClient,
  )
}
