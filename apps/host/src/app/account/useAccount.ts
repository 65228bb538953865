import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Account } from './Account.ts'

/** Reads who is signed in; `null` without a session. */
export function useAccount(): UseQueryResult<Account | null> {
  return useQuery({
    queryKey: ['account'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<Account | null> => {
      const response = await fetch('/account', { signal, cache: 'no-store' })
      if (!response.ok) throw new Error('The account could not be read.')
      return response.json()
    },
  })
}
