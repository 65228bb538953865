'use client'
import { writeJson, OptionError } from '@onlend/core/internal'
import { createLending, sweepDevice } from '@onlend/core/client'
import type { UploadSets } from '@onlend/core/client/uploads'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useInsertionEffect, useMemo, useRef, useState } from 'react'
import { type LendingClient, createLendingClient } from '@onlend/core'
import type { Lending } from '../lending/Lending.ts'
import { LendingContext } from '../lending/LendingContext.ts'
import { createLatest } from '../lib/createLatest.ts'
import { scopedKey } from '../queries/scopedKey.ts'
import type { LendingProviderProps } from './LendingProviderProps.ts'

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
  const { storage, draftStorage, locks, countries, names } = props
  const [latest] = useState(() => createLatest<LendingProviderProps>(props))
  useInsertionEffect(() => latest.set(props))

  const getToken = (refused?: string) => latest.get().getToken?.(refused) ?? null
  const client = useLendingClient({ client: props.client, relayUrl: props.relayUrl, getToken })
  const [ownQueryClient] = useState(() => new QueryClient())
  const [mutationClient] = useState(createMutationClient)
  const uploads = useRef<UploadSets | null>(null)
  const queryClient = props.queryClient ?? ownQueryClient
  // The engine outlives a change of partner. StrictMode makes it twice, but a new engine does nothing before its first use.
  const engine = useMemo(
    () =>
      createLending({
        ...{ client, environment, tenantId, userId, storage, draftStorage, locks },
        onStepUp: async (demand) => latest.get().onStepUp?.(demand) ?? null,
        onEvent: (event) => latest.get().onEvent?.(event),
        now: () => (latest.get().now ?? Date.now)(),
      }),
    // Another cache is another page: it has not received the events of the one before.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, environment, tenantId, userId, storage, draftStorage, locks, queryClient, latest],
  )

  const lending = useMemo<Lending>(
    () => ({
      ...engine,
      customerPartnerId,
      channelPartnerId,
      countries,
      names,
      queryClient,
      mutationClient,
      uploads,
    }),
    [engine, customerPartnerId, channelPartnerId, countries, names, queryClient, mutationClient, uploads],
  )

  useForgottenScope(lending)
  useEffect(() => {
    // QueryClientProvider would call `mount`: refetching on focus and on reconnect depends on it.
    queryClient.mount()
    return () => queryClient.unmount()
  }, [queryClient])

  return <LendingContext.Provider value={lending}>{props.children}</LendingContext.Provider>
}

/**
 * Makes the client of the writes, separate from the host's client: no default of the host can retry, pause or queue a payment there,
 * and no persister of the host can store a payment and send it again later.
 */
function createMutationClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      mutations: { networkMode: 'always', retry: 0 },
      dehydrate: { shouldDehydrateMutation: () => false, shouldDehydrateQuery: () => false },
    },
  })
}

/**
 * Forgets the scope before, when another person, tenant or environment takes over: drops its reads from memory, and stops its running reads and uploads.
 * The hook also removes other people's data from this device, then and when the page begins.
 */
function useForgottenScope(lending: Lending): void {
  const previous = useRef<Lending | null>(null)
  useEffect(() => {
    const before = previous.current
    previous.current = lending
    if (before) {
      const queryKey = scopedKey(before)
      if (writeJson(queryKey) === writeJson(scopedKey(lending))) return
      before.queryClient.removeQueries({ queryKey })
      before.uploads.current?.end(before)
    }
    sweepDevice(lending)
  }, [lending])
}

type UseLendingClientParameters = {
  client: LendingClient | undefined
  relayUrl: string | undefined
  getToken: (refused?: string) => string | null | Promise<string | null>
}

type Own = { relayUrl: string | undefined; client: LendingClient | null }

/** The host's client, or one for the relay's address that lives as long as the address stays the same. */
function useLendingClient({ client, relayUrl, getToken }: UseLendingClientParameters): LendingClient {
  const make = (): Own => ({
    relayUrl,
    client: relayUrl === undefined ? null : createLendingClient({ baseUrl: relayUrl, getToken }),
  })
  const [own, setOwn] = useState(make)
  let current = own
  if (own.relayUrl !== relayUrl) {
    current = make()
    setOwn(current)
  }
  const chosen = client ?? current.client
  if (chosen) return chosen
  throw new OptionError(
    'LendingProvider: pass relayUrl, where your backend mounted the relay, or a client of your own.',
  )
}
