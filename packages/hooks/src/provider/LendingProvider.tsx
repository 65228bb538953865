'use client'
import { type LendingClient, createLendingClient } from '@onlend/core'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useInsertionEffect, useMemo, useState } from 'react'
import { lendingKeys } from '../lendingKeys.ts'
import { createNoticeHub } from '../operations/createNoticeHub.ts'
import { createIntentRegistry } from '../writes/createIntentRegistry.ts'
import { createMutationClient } from '../writes/createMutationClient.ts'
import { browserStorage } from './browserStorage.ts'
import { createLatest } from './createLatest.ts'
import type { Lending, LendingLocks } from './Lending.ts'
import { LendingContext } from './LendingContext.ts'
import type { LendingEvent } from './LendingEvent.ts'
import type { LendingStorage } from './LendingStorage.ts'

export type LendingProviderProps = (
  | { client: LendingClient; relayUrl?: never; getToken?: never }
  | {
      client?: never
      /** Where your backend mounted the relay: `/lending`, or a full address. */
      relayUrl: string
      /** For hosts that use tokens instead of cookies. */
      getToken?: () => string | null | Promise<string | null>
    }
) & {
  /** The partner that hooks act for when they name none. */
  customerPartnerId?: string | null
  channelPartnerId?: string | null
  /** Keeps what was read from the sandbox apart from production. */
  environment?: string | null
  /** Keeps white-label tenants apart. */
  tenantId?: string | null
  /** Keeps people on a shared device apart; when it changes, what the one before had read is forgotten. */
  userId?: string | null
  /** @default a client of its own, so that your app's TanStack settings do not reach the kit */
  queryClient?: QueryClient
  onEvent?: (event: LendingEvent) => void
  /** Remembers withdrawals in flight across a reload, without account numbers. @default localStorage */
  storage?: LendingStorage | null
  /** Keeps drafts. @default sessionStorage */
  draftStorage?: LendingStorage | null
  /** @default navigator.locks */
  locks?: LendingLocks | null
  /** Milliseconds since 1970. Tests pass their own. @default Date.now */
  now?: () => number
  children?: ReactNode
}

/** Connects everything below it to your relay. Needs no QueryClientProvider. */
export function LendingProvider({
  customerPartnerId = null,
  channelPartnerId = null,
  environment = null,
  tenantId = null,
  userId = null,
  children,
  ...props
}: LendingProviderProps): ReactNode {
  const [latest] = useState(() => createLatest(props))
  useInsertionEffect(() => latest.set(props))

  const client = useClient(props.client, props.relayUrl, () => latest.get().getToken?.() ?? null)
  const [ownQueryClient] = useState(() => new QueryClient())
  const [mutationClient] = useState(createMutationClient)
  const queryClient = props.queryClient ?? ownQueryClient
  const { storage, draftStorage, locks } = props

  const lending = useMemo<Lending>(() => {
    const emit = (event: LendingEvent) => latest.get().onEvent?.(event)
    return {
      ...{ client, environment, tenantId, userId, customerPartnerId, channelPartnerId },
      ...{ queryClient, mutationClient, emit },
      storage: storage === undefined ? browserStorage('localStorage') : storage,
      draftStorage: draftStorage === undefined ? browserStorage('sessionStorage') : draftStorage,
      locks: locks === undefined ? browserLocks() : locks,
      now: () => latest.get().now?.() ?? Date.now(),
      intents: createIntentRegistry(client),
      notices: createNoticeHub(client, emit),
    }
  }, [
    ...[client, environment, tenantId, userId, customerPartnerId, channelPartnerId],
    ...[queryClient, mutationClient, storage, draftStorage, locks, latest],
  ])

  useEffect(() => {
    // What QueryClientProvider would do: refetching on focus and on reconnect depends on it.
    queryClient.mount()
    return () => queryClient.unmount()
  }, [queryClient])

  return <LendingContext.Provider value={lending}>{children}</LendingContext.Provider>
}
