'use client'
import { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useInsertionEffect, useMemo, useState } from 'react'
import { createMirror } from '../mirror/createMirror.ts'
import { applyNotice } from '../operations/applyNotice.ts'
import { createNoticeHub } from '../operations/createNoticeHub.ts'
import { watchOperations } from '../operations/watchOperations.ts'
import { createMutationClient } from '../writes/createMutationClient.ts'
import { intentsOf } from '../writes/intentsOf.ts'
import { browserLocks } from './browserLocks.ts'
import { browserStorage } from './browserStorage.ts'
import { createLatest } from './createLatest.ts'
import type { Lending } from './Lending.ts'
import { LendingContext } from './LendingContext.ts'
import type { LendingProviderProps } from './LendingProviderProps.ts'
import { useForgottenScope } from './useForgottenScope.ts'
import { useLendingClient } from './useLendingClient.ts'

/** Connects everything below it to your relay. Needs no QueryClientProvider. */
export function LendingProvider(props: LendingProviderProps): ReactNode {
  const { customerPartnerId = null, channelPartnerId = null, environment = null, tenantId = null, userId = null } = props
  const { storage, draftStorage, locks } = props
  const [latest] = useState(() => createLatest<LendingProviderProps>(props))
  useInsertionEffect(() => latest.set(props))

  const getToken = () => latest.get().getToken?.() ?? null
  const client = useLendingClient({ client: props.client, relayUrl: props.relayUrl, getToken })
  const [ownQueryClient] = useState(() => new QueryClient())
  const [mutationClient] = useState(createMutationClient)
  const queryClient = props.queryClient ?? ownQueryClient

  const lending = useMemo<Lending>(() => {
    const scope = { environment, tenantId, userId }
    const keep = storage === undefined ? browserStorage('localStorage') : storage
    const now = () => latest.get().now?.() ?? Date.now()
    const emit: Lending['emit'] = (event) => latest.get().onEvent?.(event)
    const made: Lending = {
      ...scope,
      client,
      customerPartnerId,
      channelPartnerId,
      queryClient,
      mutationClient,
      storage: keep,
      draftStorage: draftStorage === undefined ? browserStorage('sessionStorage') : draftStorage,
      locks: locks === undefined ? browserLocks() : locks,
      emit,
      now,
      intents: intentsOf(client),
      mirror: createMirror({ ...scope, storage: keep, now }),
      notices: createNoticeHub({
        client,
        onNotice: (partnerId, notice) => applyNotice(made, partnerId, notice),
        onChannelChange: (channel) => emit({ type: 'notices.channel', channel }),
      }),
    }
    return made
  }, [
    client,
    customerPartnerId,
    channelPartnerId,
    environment,
    tenantId,
    userId,
    queryClient,
    mutationClient,
    storage,
    draftStorage,
    locks,
    latest,
  ])

  useForgottenScope(lending)
  useEffect(() => watchOperations(lending), [lending])
  useEffect(() => {
    // What QueryClientProvider would do: refetching on focus and on reconnect depends on it.
    queryClient.mount()
    return () => queryClient.unmount()
  }, [queryClient])

  return <LendingContext.Provider value={lending}>{props.children}</LendingContext.Provider>
}
