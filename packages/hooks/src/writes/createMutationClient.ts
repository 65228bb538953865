import { QueryClient } from '@tanstack/react-query'

/**
 * Holds writes, apart from any client of the host: no default of the host can retry, pause or queue a payment there,
 * and no persister of the host can store one and send it again later.
 */
export function createMutationClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always', retry: 0 },
      dehydrate: { shouldDehydrateMutation: () => false, shouldDehydrateQuery: () => false },
    },
  })
}
