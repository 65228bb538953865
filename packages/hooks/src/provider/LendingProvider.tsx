'use client'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useInsertionEffect, useMemo, useState } from 'react'
import type { Lending } from '../lending/Lending.ts'
import { LendingContext } from '../lending/LendingContext.ts'
import { createLatest } from '../lib/createLatest.ts'
import type { LendingProviderProps } from './LendingProviderProps.ts'
import { browserLocks } from './browserLocks.ts'
import { browserStorage } from './browserStorage.ts'
import { createEventBus } from './createEventBus.ts'
import { useForgottenScope } from './useForgottenScope.ts'
import { useLendingClient } from './useLendingClient.ts'

/**
 * Connects everything below it to your relay. Needs no QueryClientProvider.
 *
 * @example
 * <LendingProvider relayUrl="/lending" customerPartnerId="cp_1">
 *   <App />
 * </LendingProvider>
 */
export function LendingProvider(props: LendingProviderProps): ReactNode {
  const {
    customerPartnerId = null,
    channelPartnerId = null,
    environment = null,
    tenantId = null,
    userId = null,
  } = props
  const { storage, draftStorage, locks, countries } = props
  const [latest] = useState(() => createLatest<LendingProviderProps>(props))
  useInsertionEffect(() => latest.set(props))

  const getToken = (refused?: string) => latest.get().getToken?.(refused) ?? null
  const client = useLendingClient({ client: props.client, relayUrl: props.relayUrl, getToken })
  const [ownQueryClient] = useState(() => new QueryClient())
  const [mutationClient] = useState(createMutationClient)
  const queryClient = props.queryClient ?? ownQueryClient
  const [bus] = useState(() => createEventBus((event) => latest.get().onEvent?.(event)))

  const lending = useMemo<Lending>(
    () => ({
      client,
      customerPartnerId,
      channelPartnerId,
      environment,
      tenantId,
      userId,
      countries,
      queryClient,
      mutationClient,
      storage: storage === undefined ? browserStorage('localStorage') : storage,
      draftStorage: draftStorage === undefined ? browserStorage('sessionStorage') : draftStorage,
      locks: locks === undefined ? browserLocks() : locks,
      ...bus,
      now: () => latest.get().now?.() ?? Date.now(),
    }),
    [
      client,
      customerPartnerId,
      channelPartnerId,
      environment,
      tenantId,
      userId,
      countries,
      queryClient,
      mutationClient,
      storage,
      draftStorage,
      locks,
      latest,
      bus,
    ],
  )

  useForgottenScope(lending)
  useEffect(() => {
    // What QueryClientProvider would do: refetching on focus and on reconnect depends on it.
    queryClient.mount()
    return () => queryClient.unmount()
  }, [queryClient])

  return <LendingContext.Provider value={lending}>{props.children}</LendingContext.Provider>
}

/**
 * Holds writes, apart from any client of the host: no default of the host can retry, pause or queue a payment there,
 * and no persister of the host can store one and send it again later.
 */
function createMutationClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always', retry: 0 },
      dehydrate: { shouldDehydrateMutation: () => false, shouldDehydrateQuery: () => false },
    },
  })
}
