'use client'
import { callEndpoint } from '@onlend/core'
import { deviceRetention, getOwnSaves } from '@onlend/core/internal'
import { getDraft, saveDraft } from '@onlend/core/relay'
import { skipToken } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useStore } from 'zustand'
import { type DraftFields, type DraftMemory, assessmentDraft } from './assessmentDraft.ts'
import { type DraftPorts, type DraftSync, type SharedDraft, createDraftSync } from './createDraftSync.ts'
import { useChangeEvents } from '../write-form/useChangeEvents.ts'
import { useLending } from '../../lending/useLending.ts'
import { useStored } from '../../lending/useStored.ts'
import { createLatest } from '../../lib/createLatest.ts'
import { endpointQueryKey } from '../../queries/endpointQueryKey.ts'
import { endpointQueryOptions } from '../../queries/endpointQueryOptions.ts'
import { useEndpointQuery } from '../../queries/useEndpointQuery.ts'
import { useSession } from '../../reads/useSession.ts'

type UseSharedDraftParameters = Pick<DraftPorts, 'read' | 'apply'> & {
  ownerId: string | null
  /** The fields of an untouched form. */
  pristine: DraftFields
  /** A new object whenever the form may have changed. */
  values: unknown
  uploads: unknown
  /** Reads the part of the draft that only this device keeps. */
  own: () => Pick<DraftMemory, 'unread' | 'section'>
  /** Receives this device's part of the draft when the form begins, also for another partner. */
  onStart: (own: Pick<DraftMemory, 'unread' | 'section'> | null) => void
}

const place = { kind: 'submitCreditAssessment', set: 'current' }

/**
 * Keeps the values beside the files at the relay, so that another device or a colleague goes on with them, and on this device while there is no
 * link. Changes of other people arrive without an action.
 */
export function useSharedDraft(
  parameters: UseSharedDraftParameters,
): { sharedDraft: SharedDraft; isRestored: boolean } & Pick<DraftSync, 'forget' | 'discard' | 'retry'> {
  const { ownerId, pristine, values, uploads, own, onStart, read, apply } = parameters
  const lending = useLending()
  const { client, queryClient, now } = lending
  const stored = useStored('draft', ownerId, { kind: 'submitCreditAssessment-shared-1' })
  const { data: session } = useSession()
  const draft = useEndpointQuery({
    getOptions: (source) =>
      endpointQueryOptions(
        source,
        getDraft,
        ownerId === null ? skipToken : { ...place, customerPartnerId: ownerId },
        0,
      ),
    query: { refetchOnWindowFocus: true, refetchOnReconnect: true },
  })
  const { data, dataUpdatedAt, errorUpdateCount, refetch } = draft
  const isUnreadable = draft.isError || draft.fetchStatus === 'paused'
  useChangeEvents(ownerId)

  const ports: DraftPorts = {
    read,
    apply,
    reload: () => void refetch(),
    save: async ({ revision, fields }) => {
      if (ownerId === null) throw new Error('A draft belongs to a customer partner.')
      const owned = { ...place, customerPartnerId: ownerId }
      const body = { revision, value: assessmentDraft.putTogether(fields) }
      const running = getOwnSaves(lending)
      const saving = callEndpoint(client, saveDraft, { ...owned, body }).then((saved) => {
        queryClient.setQueryData(endpointQueryKey(lending, getDraft, owned), saved)
        return saved
      })
      running.add(saving)
      return saving.finally(() => running.delete(saving))
    },
    remember: (memory) => stored.write(memory && { ...memory, ...own(), keptAt: now() }),
  }
  const [latest] = useState(() => createLatest(ports))
  const [draftSync] = useState(() => createDraftSync(latest.get))
  // The new ports come after the clean-up of the effects below, which saves the values for the partner that they belong to.
  useEffect(() => latest.set(ports))

  useEffect(() => {
    const memory = readDraftMemory(stored.read(), now())
    draftSync.start(pristine, memory)
    onStart(memory)
    const over = new AbortController()
    const { signal } = over
    const onVisibility = () => (document.visibilityState === 'hidden' ? draftSync.flush() : draftSync.retry())
    window.addEventListener('pagehide', draftSync.flush, { signal })
    window.addEventListener('online', draftSync.retry, { signal })
    document.addEventListener('visibilitychange', onVisibility, { signal })
    return () => {
      draftSync.stop()
      over.abort()
    }
    // Another partner, person or tenant is another draft; the effect reads the other values when a draft begins.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draftSync, stored])
  useEffect(() => {
    if (data !== undefined) draftSync.receive(data)
    // The same answer counts too: the relay can be reached again.
  }, [draftSync, stored, data, dataUpdatedAt])
  useEffect(() => {
    if (isUnreadable) draftSync.fail()
  }, [draftSync, stored, isUnreadable, errorUpdateCount])
  useEffect(() => draftSync.change(), [draftSync, stored, values, uploads])

  const { status, savedAt, savedBy, isRestored } = useStore(draftSync.store)
  const isOwn = savedBy === null || savedBy === session?.displayName
  return {
    sharedDraft: {
      ...{ status, savedAt, savedBy: isOwn ? null : savedBy },
      takeTheirs: draftSync.takeTheirs,
      keepMine: draftSync.keepMine,
    },
    ...{ isRestored, forget: draftSync.forget, discard: draftSync.discard, retry: draftSync.retry },
  }
}

const fields = z.pipe(
  z.record(z.string(), z.string()),
  z.transform((kept) => assessmentDraft.pickKnown(Object.entries(kept))),
)
const KeptMemory = z.object({
  /** Milliseconds since 1970. */
  keptAt: z.number(),
  revision: z.nullable(z.number()),
  ...{ base: fields, mine: fields, unread: fields },
  section: z.string(),
})

/** Reads the draft that this device keeps; `null` for a damaged or old one. */
function readDraftMemory(stored: unknown, now: number): DraftMemory | null {
  // Other code can write to the storage: an unreadable draft is no draft.
  const { data } = KeptMemory.safeParse(stored)
  if (!data || now - data.keptAt > deviceRetention) return null
  const { keptAt: _keptAt, ...memory } = data
  return memory
}
